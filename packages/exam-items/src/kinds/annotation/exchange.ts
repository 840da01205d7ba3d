import { normaliseText } from '../../notation/plain-text.ts'
import type { ExportLoss, GiftBody, SheetSource, Source, XmlSource } from '../../notation/types.ts'
import { xmlPart } from '../../notation/xml-text.ts'
import type { AnnotationItem } from './shape.ts'
import en from './texts/en.json'
import ms from './texts/ms.json'
import zh from './texts/zh.json'

export const names = { en: en.name, zh: zh.name, my: ms.name }

export const normalise = ({ stem, model, analysis }: AnnotationItem): AnnotationItem => ({
  kind: 'annotation',
  stem: normaliseText(stem),
  model: normaliseText(model),
  analysis: normaliseText(analysis),
})

export const extras = ({ model }: AnnotationItem) => ({ model })

export const toSheet = ({ model }: AnnotationItem): Partial<SheetSource> => ({ model })

export const fromSheet = ({ stem, model, analysis }: SheetSource): unknown => ({
  kind: 'annotation',
  stem,
  model,
  analysis,
})

export const toGift = (): string => '{}'

export function fromGift(
  bodies: readonly GiftBody[],
  { stem, analysis, extras: said }: Source,
): unknown {
  if (bodies.length !== 1 || bodies[0]?.form !== 'essay') return undefined
  return { kind: 'annotation', stem, model: said['model'] ?? '', analysis }
}

/** Writes our model answer as Moodle's information for graders. */
export const toXml = ({ model }: AnnotationItem) => ({
  type: 'essay',
  inner: xmlPart('graderinfo', model),
})

export function fromXml({ type, stem, analysis, part }: XmlSource): unknown {
  return type === 'essay'
    ? { kind: 'annotation', stem, model: part('graderinfo'), analysis }
    : undefined
}

/** GIFT has no place for a model answer. */
export const losses = ({ model }: AnnotationItem, form: 'gift' | 'xml'): ExportLoss[] =>
  form === 'gift' && model !== '' ? ['model'] : []
