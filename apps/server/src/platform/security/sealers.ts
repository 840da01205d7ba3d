import { createSealer, type Sealer } from './secrets.ts'

/** One sealer for each purpose, so that a signature of one kind is invalid for another. */
export interface Sealers {
  files: Sealer
  keys: Sealer
  live: Sealer
  /** Keys with which a device encrypts the answers of one account. */
  answers: Sealer
  /** Notices of the sandbox payment provider. */
  payment: Sealer
  /** The key of the hashes of activation codes (ORD-072). */
  codes: Sealer
  /** Sharing links, which show a resume without signing in (RES-080). */
  shares: Sealer
  /** Links with which companies answer applications without an account (JOB-046). */
  companyLinks: Sealer
  /** Links in mails, which confirm an address or unsubscribe (JOB-126, JOB-130). */
  mailLinks: Sealer
  /** Secrets with which outside practice systems sign reports (PRC-019). */
  practiceKeys: Sealer
  /** Answers to probes, by which an installation recognises its own addresses (OPS-012). */
  probes: Sealer
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
    probes: createSealer(secret, 'titian probes'),
  }
}
