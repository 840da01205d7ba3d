import type { Item } from '../item.ts'
import type { ProblemCode } from '../problem-code.ts'

/** Data of a file that the bank cannot store. The question is created without it. */
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

/** What other programs mark differently after an export. */
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

/** Why a question of a file cannot be created, besides problems of the question itself. */
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

/** A question with the data that the bank stores beside it; points in hundredths. */
export interface ExchangeQuestion {
  item: Item
  level: number
  points: number
  /** Names of tags (EXM-203). */
  tags?: readonly string[]
}

/**
 * A picture or audio of a file. Until the file is stored, texts refer to it by `file-` and its
 * index.
 */
export interface ExchangeFile {
  name: string
  base64: string
}

/** A question that was read from a file. It has either an item or errors. */
export interface ReadQuestion {
  /** Where the question starts: the line or row from 1, or in XML the number of the question. */
  line: number
  /** The name of the question in the file. */
  label: string
  question?: ExchangeQuestion
  faults: { path: string; code: ExchangeFault }[]
  warnings: ExchangeWarning[]
  /** The pictures and audio to which the texts of the question refer. */
  files?: ExchangeFile[]
}

/**
 * The data of a question in a file that all kinds have. `extras` contains data that only exports of
 * this platform have.
 */
export interface Source {
  stem: string
  analysis: string
  extras: Record<string, unknown>
  warn(warning: ExchangeWarning): void
}

export interface GiftAnswer {
  isRight: boolean
  /** The weight in percent, if the file states it. */
  weight: number | undefined
  text: string
  /** The tolerance of a number; empty without one. */
  tolerance: string
  /** Empty without feedback. */
  feedback: string
}

/** The content between the braces of a GIFT question. */
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
  /** The number of the blank to which the answer belongs, from 1; only in our own files. */
  blank: number
}

/** A prompt with its option; an empty prompt means an option without a prompt. */
export interface Pair {
  prompt: string
  option: string
}

export interface XmlSource extends Source {
  type: string
  answers: XmlAnswer[]
  pairs: Pair[]
  /** The plain text of an element; empty if missing. */
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
  /** The texts of the options in order; an empty text for an empty cell. */
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
