import type { Pool } from 'pg';

export type KeptModel = {
  readonly name: string;
  readonly position: bigint;
  /** It has reached the end of the log since its keeper began. */
  readonly caughtUp: boolean;
  /** Some process keeps it up to date. */
  readonly isKept: boolean;
  /** Streams that it could not take. */
  readonly parked: number;
};

/** How each of these read models is, also one that nobody ever kept. */
export async function keptModels(pool: Pool, names: readonly string[]): Promise<KeptModel[]> {
  const { rows } = await pool.query<{
    name: string;
    position: string | null;
    caughtUp: boolean;
    isKept: boolean;
    parked: string;
  }>(
    `select n.name, c.position, coalesce(c.caught_up, false) as "caughtUp", coalesce(l.until > now(), false) as "isKept",
       (select count(*) from projection_parked p where p.name = n.name) as parked
     from unnest($1::text[]) as n (name)
     left join projection_checkpoint c on c.name = n.name
     left join lease l on l.key = 'projection/' || n.name`,
    [names],
  );
  return rows.map(({ position, parked, ...row }) => ({
    ...row,
    position: BigInt(position ?? -1),
    parked: Number(parked),
  }));
}
