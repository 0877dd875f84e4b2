-- Keys are in slots outside the database now (docs/decisions/0181); the table stays for what older backups bring.

alter table subject_key.master add column slots text;
