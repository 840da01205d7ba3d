import { pickText, type RubricGate, type Texts } from '@titian/contract'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../format/formats.ts'
import { useLanguage } from '../locale/use-language.ts'

/** The words of a rubric in the language of the page. */
export function useRubricWords() {
  const { t } = useTranslation('rubrics')
  const language = useLanguage()
  const { number, percent } = useFormats()
  const percentText = (value: number) => percent(value / 100)
  /** Returns the name of a part of a run's score. A part without a text is named by its key. */
  const partName = (evidence: string) => t(`part.${evidence}`, { defaultValue: evidence })
  return {
    textIn: (texts: Texts) => pickText(texts, language),
    percentText,
    partName,
    gateText: ({ evidence, below, cap }: RubricGate) =>
      t('gate', { part: partName(evidence), below: percentText(below), cap: number(cap) }),
  }
}
