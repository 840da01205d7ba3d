import { createSealer, type Sealer } from './secrets.ts'

/** One sealer a purpose, so that a signature of one kind is worthless for another. */
export interface Sealers {
  files: Sealer
  keys: Sealer
  live: Sealer
}

export function createSealers(secret: string): Sealers {
  return {
    files: createSealer(secret, 'titian files'),
    keys: createSealer(secret, 'titian keys'),
    live: createSealer(secret, 'titian live'),
  }
}
