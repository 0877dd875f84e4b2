-- PDFs of reports as they were printed, for all processes; made again from the events where they are missing.
create table printed_report (
  -- Hash of the document that was printed
  hash text primary key,
  case_id text not null,
  -- Sealed under the key of the case; compression would find nothing in it
  pdf bytea not null,
  -- Size and SHA-256 of the PDF as people get it
  bytes integer not null,
  sha256 text not null
);
alter table printed_report alter column pdf set storage external;
create index printed_report_by_case on printed_report (case_id);
