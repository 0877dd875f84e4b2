/** Addresses of this installation, without a slash at the end. */
export type Site = {
  /** The service: sign-up, cases. */
  readonly publicUrl: string;
  /** Discovery and docs. */
  readonly siteUrl: string;
  /** The index. */
  readonly indexUrl: string;
  readonly version: string;
};

/** A document as it is served: always the same bytes for the same installation. */
export type Document = {
  readonly type: string;
  readonly body: string;
  /** How `body` stands for its bytes; UTF-8 if it does not say. */
  readonly encoding?: 'base64';
  readonly headers?: Readonly<Record<string, string>>;
};
export type Documents = Readonly<Record<string, Document>>;

export const json = (value: unknown, type = 'application/json'): Document => ({
  type,
  body: `${JSON.stringify(value, null, 2)}\n`,
});
export const html = (body: string): Document => ({ type: 'text/html; charset=utf-8', body });

/** What we need to know of an OpenAPI document. */
export type OpenApi = {
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
};
export type Operation = {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly security?: readonly object[];
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required: boolean;
    readonly description?: string;
    readonly schema: Schema;
  }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: Content }>>;
};
export type Content = Readonly<Record<string, { readonly schema?: Schema }>>;
export type Schema = { readonly [member: string]: unknown; readonly $ref?: string; readonly description?: string };
