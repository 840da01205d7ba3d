import { courses, type DataOf } from '@titian/contract'
import { ask, currentLanguage, useAsk } from '@titian/site'
import { useTranslation } from 'react-i18next'
import { useFirst } from '../../../parts/use-first.ts'
import type { NameValues } from './use-kept-name.ts'
import { mainName, NameDialog, noNames } from './name-dialog.tsx'
import { useNameSave } from './use-name-save.ts'

type Draft = DataOf<typeof courses.chapterById>
type ChapterDialogProps = (
  | { courseSign: string; sign?: undefined }
  | { sign: string; courseSign?: undefined }
) & {
  onClose: () => void
}

const inputOf = ({ names, synopses }: NameValues) => ({
  chapterName: mainName(names, currentLanguage()),
  chapterNameTexts: names,
  chapterSynopsis: mainName(synopses, currentLanguage()),
  chapterSynopsisTexts: synopses,
})

/** Adds a chapter to a course, or changes one. */
export function ChapterDialog({ courseSign, sign, onClose }: ChapterDialogProps) {
  const { t } = useTranslation('courses')
  const isNew = courseSign !== undefined
  const asked = useAsk(
    courses.chapterById,
    { sign: sign ?? '' },
    { enabled: sign !== undefined, staleTime: 0, gcTime: 0 },
  )
  const draft = useFirst(asked.data)

  const send = (values: NameValues, newer: Draft | null) => {
    if (courseSign !== undefined) {
      return ask(courses.addChapter, { ...inputOf(values), courseIdSign: courseSign })
    }
    const version = (newer ?? draft)?.version ?? 0
    return ask(courses.updateChapter, { ...inputOf(values), idSign: sign, version })
  }
  const kept = { key: `chapter.${sign ?? courseSign}`, version: draft?.version ?? 0 }
  const { newer, saving } = useNameSave<Draft>({ isNew, keptKey: kept.key, send, onClose })
  const known: NameValues | null = draft
    ? {
        names: { ...noNames, ...draft.chapterNameTexts },
        synopses: { ...noNames, ...draft.chapterSynopsisTexts },
      }
    : null
  return (
    <NameDialog
      title={isNew ? t('chapter.add') : t('chapter.edit')}
      label={t('chapter.name')}
      initial={isNew ? { names: noNames, synopses: noNames } : known}
      kept={kept}
      withSynopsis
      unread={asked}
      {...saving}
      newer={newer ? { names: newer.chapterNameTexts, synopses: newer.chapterSynopsisTexts } : null}
      onClose={onClose}
    />
  )
}
