export function readMarked(text: string, name: string): string
export function fillMarked(text: string, name: string, content: string): string
export function markdownTable(
  heads: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string
export function joinRows(
  heads: readonly string[],
  before: string,
  fresh: readonly (readonly (string | number)[])[],
): string
export function readProof(name: string, noun?: string): string
export function writeProof(name: string, content: string, noun?: string): void
export function describeVersion(): string
export function describeMachine(): string
