import type { Item } from '../item.ts'
import type { ProblemCode } from '../problem-code.ts'

/** What a file says that the bank has no place for; the question is made without it. */
export const exchangeWarnings = [
  'feedback',
  'partial',
  'picture',
  'file',
  'formatting',
  'table',
  'units',
  'weights',
  'languages',
  'hidden',
  'template',
  'attachments',
  'tags',
  'hints',
  'subset',
] as const
export type ExchangeWarning = (typeof exchangeWarnings)[number]

/** What an export to the forms of other programs says otherwise than we mark by. */
export const exportLossCodes = [
  'severalBlanks',
  'blankPoints',
  'allOrNothing',
  'perOption',
  'caseSensitive',
  'model',
  'files',
  'keepOrder',
  'plainOptions',
] as const
export type ExportLoss = (typeof exportLossCodes)[number]

/** Why a question of a file cannot be made, beside the problems of a question itself. */
export const exchangeFaults = [
  'kindUnknown',
  'cloze',
  'noAnswers',
  'unclosed',
  'giftCloze',
  'twoQuestions',
  'noFullAnswer',
  'brokenXml',
  'severalTolerances',
  'level',
  'points',
  'rightUnknown',
  'pairUnclear',
  'pairsIncomplete',
] as const
export type ExchangeFault = ProblemCode | (typeof exchangeFaults)[number]

/** A question with what the bank keeps beside it; points in hundredths. */
export interface ExchangeQuestion {
  item: Item
  level: number
  points: number
  /** Names of tags (EXM-203). */
  tags?: readonly string[]
}

/** A picture or audio in a file; texts name it by `file-` and its place until it is stored. */
export interface ExchangeFile {
  name: string
  base64: string
}

/** One question of a file as it was read: with an item, or with the reasons why there is none. */
export interface ReadQuestion {
  /** The line or row in which it begins, from 1; of XML the place of the question. */
  line: number
  /** How the file names it, for a teacher who looks for it. */
  label: string
  question?: ExchangeQuestion
  faults: { path: string; code: ExchangeFault }[]
  warnings: ExchangeWarning[]
  /** What its texts bring with them. */
  files?: ExchangeFile[]
}

/** What all kinds have in common in a file. `extras` is what only our own files say. */
export interface Source {
  stem: string
  analysis: string
  extras: Record<string, unknown>
  warn(warning: ExchangeWarning): void
}

export interface GiftAnswer {
  isRight: boolean
  /** Percent, where the file names one. */
  weight: number | undefined
  text: string
  /** Of a number; empty where none is named. */
  tolerance: string
  /** Empty where nothing is said to those who choose it. */
  feedback: string
}

/** What stands between the braces of a GIFT question. */
export type GiftBody =
  | { form: 'essay' }
  | { form: 'judge'; value: boolean }
  | { form: 'numbers' | 'answers'; answers: GiftAnswer[] }
  | { form: 'order'; lines: string[] }

export interface XmlNode {
  name: string
  attributes: Record<string, string>
  text: string
  children: XmlNode[]
}

export interface XmlAnswer {
  text: string
  fraction: number
  tolerance: string
  feedback: string
  /** Our own: of which blank it is an alternative, from 1. */
  blank: number
}

/** A text and what belongs to it; an empty one has what belongs to none. */
export interface Pair {
  prompt: string
  option: string
}

export interface XmlSource extends Source {
  type: string
  answers: XmlAnswer[]
  pairs: Pair[]
  /** The plain text of a part, empty where there is none. */
  part(name: string): string
}

/** Columns of a sheet beside the options. */
export const sheetFields = [
  'kind',
  'stem',
  'right',
  'blanks',
  'rules',
  'model',
  'analysis',
  'level',
  'points',
  'tags',
  'feedback',
] as const
export type SheetCellName = (typeof sheetFields)[number]

export interface SheetSource extends Record<Exclude<SheetCellName, 'kind'>, string> {
  /** By place, with empty texts where nothing stands. */
  options: string[]
}

export class ExchangeProblem extends Error {
  readonly code: ExchangeFault
  readonly path: string
  constructor(code: ExchangeFault, path = '') {
    super(code)
    this.code = code
    this.path = path
  }
}
