import { createSealer, type Sealer } from './secrets.ts'

/** One sealer a purpose, so that a signature of one kind is worthless for another. */
export interface Sealers {
  files: Sealer
  keys: Sealer
  live: Sealer
  /** Keys under which a device keeps the answers of one account. */
  answers: Sealer
  /** Notices of the played payment provider. */
  payment: Sealer
  /** The pepper of activation codes, of which only a keyed hash is kept (ORD-072). */
  codes: Sealer
  /** Sharing links, which show a resume without signing in (RES-080). */
  shares: Sealer
  /** Links by which companies answer applications without an account (JOB-046). */
  companyLinks: Sealer
  /** Links in mails to people, which confirm an address or switch a kind of mail off (JOB-126, JOB-130). */
  mailLinks: Sealer
  /** Secrets of outside practice systems, by which reports are signed (PRC-019). */
  practiceKeys: Sealer
}

export function createSealers(secret: string): Sealers {
  return {
    files: createSealer(secret, 'titian files'),
    keys: createSealer(secret, 'titian keys'),
    live: createSealer(secret, 'titian live'),
    answers: createSealer(secret, 'titian answers'),
    payment: createSealer(secret, 'titian payment'),
    codes: createSealer(secret, 'titian codes'),
    shares: createSealer(secret, 'titian shares'),
    companyLinks: createSealer(secret, 'titian company links'),
    mailLinks: createSealer(secret, 'titian mail links'),
    practiceKeys: createSealer(secret, 'titian practice keys'),
  }
}
