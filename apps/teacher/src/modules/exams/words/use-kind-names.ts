import { itemKindOf, itemKinds, itemTypeCode } from '@titian/exam-items/shape'
import { useTranslation } from 'react-i18next'

/** Names the kinds and levels of questions, which the API gives as codes (EXM-088). */
export function useKindNames() {
  const { t } = useTranslation('exams')
  return {
    kind: (type: number) => t(`kind.${itemKindOf(type) ?? 'single'}`),
    level: (level: number) => t(`level.${level}`),
  }
}

export const typeCodes = itemKinds.map(itemTypeCode)
export const levelCodes = [1, 2, 3] as const
