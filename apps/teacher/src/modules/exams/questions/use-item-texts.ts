import type { EditTexts } from '@titian/exam-items/edit'
import type { ItemTexts } from '@titian/exam-items/render'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** The words of a question as it is shown. */
export function useItemTexts(): ItemTexts {
  const { t } = useTranslation('exams')
  return useMemo(
    () => ({
      trueLabel: t('item.true'),
      falseLabel: t('item.false'),
      blankLabel: (blank) => t('item.blank', { number: blank }),
      writeHere: t('item.answerOf'),
      rightAnswer: t('item.rightAnswer'),
      yourAnswer: t('item.answerOf'),
      analysis: t('item.analysis'),
      modelAnswer: t('item.model'),
      charactersLeft: (count) => t('item.left', { count }),
    }),
    [t],
  )
}

/** The words of a question as it is written. */
export function useEditTexts(): EditTexts {
  const { t } = useTranslation('exams')
  return useMemo(
    () => ({
      kind: t('edit.kind'),
      kinds: {
        single: t('kind.single'),
        multiple: t('kind.multiple'),
        blank: t('kind.blank'),
        judge: t('kind.judge'),
        annotation: t('kind.annotation'),
      },
      stem: t('edit.stem'),
      stemHint: t('edit.stemHint'),
      blankHint: t('edit.blankHint'),
      addBlank: t('edit.addBlank'),
      options: t('edit.options'),
      option: (name) => t('edit.option', { name }),
      optionRight: (name) => t('edit.optionRight', { name }),
      moveUp: (name) => t('edit.moveUp', { name }),
      moveDown: (name) => t('edit.moveDown', { name }),
      moved: (name) => t('edit.moved', { name }),
      removeOption: (name) => t('edit.removeOption', { name }),
      addOption: t('edit.addOption'),
      strategy: t('edit.strategy'),
      strategies: {
        all: t('edit.strategies.all'),
        rightMinusWrong: t('edit.strategies.rightMinusWrong'),
        perOption: t('edit.strategies.perOption'),
      },
      alternatives: (blank) => t('edit.alternatives', { number: blank }),
      alternativesHint: t('edit.alternativesHint'),
      blank: (blank) => t('item.blank', { number: blank }),
      caseSensitive: t('edit.caseSensitive'),
      caseSensitiveHint: t('edit.caseSensitiveHint'),
      numeric: t('edit.numeric'),
      numericHint: t('edit.numericHint'),
      tolerance: t('edit.tolerance'),
      toleranceHint: t('edit.toleranceHint'),
      tryAnswer: (blank) => t('edit.tryAnswer', { number: blank }),
      tryRight: t('edit.tryRight'),
      tryWrong: t('edit.tryWrong'),
      rightAnswer: t('item.rightAnswer'),
      trueLabel: t('item.true'),
      falseLabel: t('item.false'),
      model: t('item.model'),
      modelHint: t('edit.modelHint'),
      analysis: t('item.analysis'),
      analysisHint: t('edit.analysisHint'),
    }),
    [t],
  )
}
