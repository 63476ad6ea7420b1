/** The part of oxlint's plugin interface that our rules use. */
export interface Node {
  readonly type: string;
  readonly parent: Node;
  readonly [key: string]: unknown;
}

export interface Identifier extends Node {
  readonly name: string;
}

interface Scope {
  readonly type: string;
  /** References to names that neither this scope nor one inside it declares. */
  readonly through: readonly { readonly identifier: Identifier }[];
}

interface Context {
  readonly cwd: string;
  readonly filename: string;
  readonly options: readonly unknown[];
  readonly sourceCode: { readonly scopeManager: { readonly scopes: readonly Scope[] } };
  report(problem: { readonly node: Node; readonly message: string }): void;
}

export interface Rule {
  readonly meta?: { readonly schema: unknown };
  create(context: Context): Record<string, (node: Node) => void>;
}
