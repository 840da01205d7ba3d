import { courses, type DataOf } from '@titian/contract'
import { ask, currentLanguage, useAsk } from '@titian/site'
import { useTranslation } from 'react-i18next'
import { useFirst } from '../../../parts/use-first.ts'
import { mainName, NameDialog, noNames, type NameValues } from './name-dialog.tsx'
import { useNameSave } from './use-name-save.ts'

type Draft = DataOf<typeof courses.chapterById>
type ChapterDialogProps = (
  | { courseSign: string; sign?: undefined }
  | { sign: string; courseSign?: undefined }
) & {
  onClose: () => void
}

const inputOf = ({ names, synopsis }: NameValues) => ({
  chapterName: mainName(names, currentLanguage()),
  chapterNameTexts: names,
  chapterSynopsis: synopsis,
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
  const { newer, saving } = useNameSave<Draft>({ isNew, send, onClose })
  const known: NameValues | null = draft
    ? { names: { ...noNames, ...draft.chapterNameTexts }, synopsis: draft.chapterSynopsis }
    : null
  return (
    <NameDialog
      title={isNew ? t('chapter.add') : t('chapter.edit')}
      label={t('chapter.name')}
      initial={isNew ? { names: noNames, synopsis: '' } : known}
      withSynopsis
      unread={asked}
      {...saving}
      newer={newer ? { names: newer.chapterNameTexts, synopsis: newer.chapterSynopsis } : null}
      onClose={onClose}
    />
  )
}
