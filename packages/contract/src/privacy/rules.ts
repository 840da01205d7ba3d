/** ACC-300: the days for which an archive can be downloaded before it is deleted. */
export const archiveDays = 7
/** ACC-301: the hours between two orders of an archive. */
export const archiveEveryHours = 24
/** ACC-306: the days in which closing can be cancelled. */
export const closingDays = 7

/** The parts of an archive in the order of its first page; each is a file `data/NAME.json`. */
export const archiveParts = [
  'profile',
  'signIns',
  'courses',
  'progress',
  'marks',
  'homework',
  'notes',
  'discussions',
  'messages',
  'orders',
  'certificates',
  'practice',
  'resume',
  'applications',
  'favourites',
  'agreements',
  'files',
] as const
export type ArchivePart = (typeof archiveParts)[number]

/** ACC-305: obstacles to closing the account. */
export const closingHindrances = [
  /** The account has a staff role, which another member of staff must take over first. */
  'staff',
  /** A refund that is undecided or unpaid. */
  'refund',
  /** A payment that the bank has disputed. */
  'dispute',
  /** An unpaid order: it must be paid or cancelled. */
  'unpaidOrder',
  /** A running examination: it must be submitted. */
  'examination',
  /** A course without another teacher. */
  'course',
] as const
export type ClosingHindrance = (typeof closingHindrances)[number]

/** ACC-304: what is kept after an account was closed. */
export const keptThings = [
  /** Orders, invoices, refunds and credits: the law requires books for seven years. */
  'orders',
  /** Certificates, which others verify by number. */
  'certificates',
  /** Marks, submitted examinations and the progress behind them: the record of the school. */
  'marks',
  /** Questions, answers and reviews, shown under "Closed account". */
  'discussions',
  /** The audit log. */
  'log',
] as const
export type KeptThing = (typeof keptThings)[number]

/** The years for which each is kept; null means as long as the school exists. */
export const keptYears: Readonly<Record<KeptThing, number | null>> = {
  orders: 7,
  certificates: null,
  marks: null,
  discussions: null,
  log: 7,
}
