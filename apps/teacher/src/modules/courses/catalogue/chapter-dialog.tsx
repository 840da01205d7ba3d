import { courses, type DataOf } from '@titian/contract'
import { ask, byContract, currentLanguage, useAsk } from '@titian/site'
import { useTranslation } from 'react-i18next'
import { useFirst } from '../../../parts/use-first.ts'
import { NameDialog } from './name-dialog.tsx'
import { mainText } from '../language-texts/language-texts.ts'
import { nameValues, type NameValues } from './name-values.ts'

type Stored = Pick<
  DataOf<typeof courses.chapterById>,
  'version' | 'chapterNameTexts' | 'chapterSynopsisTexts'
>
type ChapterDialogProps = (
  | { courseSign: string; sign?: undefined }
  | { sign: string; courseSign?: undefined }
) & {
  onClose: () => void
}

const none: Stored = { version: 0, chapterNameTexts: {}, chapterSynopsisTexts: {} }

const places = {
  chapterName: 'names',
  chapterNameTexts: 'names',
  chapterSynopsis: 'synopses',
  chapterSynopsisTexts: 'synopses',
} as const

const inputOf = ({ names, synopses }: NameValues) => ({
  chapterName: mainText(names, currentLanguage()),
  chapterNameTexts: names,
  chapterSynopsis: mainText(synopses, currentLanguage()),
  chapterSynopsisTexts: synopses,
})

const problemsOf = byContract<NameValues>(courses.addChapter.input, { inputOf, places })

/** Adds a chapter to a course, or changes an existing chapter. */
export function ChapterDialog({ courseSign, sign, onClose }: ChapterDialogProps) {
  const { t } = useTranslation('courses')
  const isNew = courseSign !== undefined
  const asked = useAsk(
    courses.chapterById,
    { sign: sign ?? '' },
    { enabled: sign !== undefined, staleTime: 0, gcTime: 0 },
  )
  const draft = useFirst(asked.data)
  const send = async (values: NameValues, version: number): Promise<Stored> => {
    if (courseSign === undefined)
      return ask(courses.updateChapter, { ...inputOf(values), idSign: sign, version })
    await ask(courses.addChapter, { ...inputOf(values), courseIdSign: courseSign })
    return none
  }
  return (
    <NameDialog<Stored>
      title={isNew ? t('chapter.add') : t('chapter.edit')}
      label={t('chapter.name')}
      isNew={isNew}
      draft={`chapter.${sign ?? courseSign}`}
      stored={isNew ? none : draft}
      valuesOf={(copy) => nameValues(copy.chapterNameTexts, copy.chapterSynopsisTexts)}
      problemsOf={problemsOf}
      send={send}
      places={places}
      withSynopsis
      unread={asked}
      onClose={onClose}
    />
  )
}
