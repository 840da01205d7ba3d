/** ACC-300: days for which an archive can be downloaded; its bytes are removed afterwards. */
export const archiveDays = 7
/** ACC-301: hours from one order of an archive to the next. */
export const archiveEveryHours = 24
/** ACC-306: days in which a person can keep the account after closing it. */
export const closingDays = 7

/** What an archive has, in the order of its first page; each is one file `data/NAME.json`. */
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

/** ACC-305: what a person settles before the account can be closed. */
export const closingHindrances = [
  /** The account looks after the school or the platform: another member of staff takes the role first. */
  'staff',
  /** A refund that is not decided or not paid yet. */
  'refund',
  /** A payment that the bank has taken into dispute. */
  'dispute',
  /** An order that was begun and is not paid yet: pay or cancel it. */
  'unpaidOrder',
  /** An examination that is running: hand it in. */
  'examination',
  /** A course that has no other teacher. */
  'course',
] as const
export type ClosingHindrance = (typeof closingHindrances)[number]

/** ACC-304: what stays after an account was closed. */
export const keptThings = [
  /** Orders, invoices, refunds and credits: the law asks for the books of seven years. */
  'orders',
  /** Certificates that others check by their number. */
  'certificates',
  /** Marks, examinations that were handed in, and the progress that marks rest on: the record of the school. */
  'marks',
  /** Questions, answers and reviews that others read, under "Closed account". */
  'discussions',
  /** Who did what and when. */
  'log',
] as const
export type KeptThing = (typeof keptThings)[number]

/** Years for which each is kept; null: as long as the school exists. */
export const keptYears: Readonly<Record<KeptThing, number | null>> = {
  orders: 7,
  certificates: null,
  marks: null,
  discussions: null,
  log: 7,
}
