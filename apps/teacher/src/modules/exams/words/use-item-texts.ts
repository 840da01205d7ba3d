import type { EditTexts } from '@titian/exam-items/edit'
import type { ItemTexts } from '@titian/exam-items/render'
import { shortText } from '@titian/exam-items/shape'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** Returns the labels of pictures and audio in a question. */
function useMediaTexts(): ItemTexts['media'] {
  const { t } = useTranslation('exams')
  return useMemo(
    () => ({
      enlarge: t('media.enlarge'),
      close: t('site:close'),
      gone: (words) => t('media.gone', { words }),
    }),
    [t],
  )
}

/** Returns a question text in which pictures are replaced by their descriptions. */
export function useShortText(): (text: string) => string {
  const { t } = useTranslation('exams')
  return (text) => shortText(text, ({ kind, words }) => t(`media.inText.${kind}`, { words }))
}

/** Returns the labels for showing a question. */
export function useItemTexts(): ItemTexts {
  const { t } = useTranslation('exams')
  const media = useMediaTexts()
  return useMemo(
    () => ({
      media,
      writeHere: t('item.answerOf'),
      rightAnswer: t('item.rightAnswer'),
      yourAnswer: t('item.answerOf'),
      analysis: t('item.analysis'),
      words: (key, values) => t(`items.${key}`, values),
    }),
    [t, media],
  )
}

/** Returns the labels for editing a question. */
export function useEditTexts(): EditTexts {
  const { t } = useTranslation('exams')
  const media = useMediaTexts()
  return useMemo(
    () => ({
      media,
      addMedia: (field) => t('media.addTo', { field }),
      kind: t('edit.kind'),
      kindName: (kind) => t(`kind.${kind}`),
      stem: t('edit.stem'),
      stemHint: t('edit.stemHint'),
      options: t('edit.options'),
      option: (name) => t('edit.option', { name }),
      optionRight: (name) => t('edit.optionRight', { name }),
      moveUp: (name) => t('edit.moveUp', { name }),
      moveDown: (name) => t('edit.moveDown', { name }),
      moved: (name) => t('edit.moved', { name }),
      removeOption: (name) => t('edit.removeOption', { name }),
      addOption: t('edit.addOption'),
      feedback: (name) => t('edit.feedback', { name }),
      addFeedback: t('edit.addFeedback'),
      keepOrder: t('edit.keepOrder'),
      keepOrderHint: t('edit.keepOrderHint'),
      rightAnswer: t('item.rightAnswer'),
      analysis: t('item.analysis'),
      analysisHint: t('edit.analysisHint'),
      formulas: t('edit.formulas'),
      words: (key, values) => t(`items.${key}`, values),
    }),
    [t, media],
  )
}
