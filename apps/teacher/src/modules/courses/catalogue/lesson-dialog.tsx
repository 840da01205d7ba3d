import { courses, type LessonDraft } from '@titian/contract'
import { ask, byContract, callKey, currentLanguage, useAsk } from '@titian/site'
import { useTranslation } from 'react-i18next'
import { useFirst } from '../../../parts/use-first.ts'
import { NameDialog } from './name-dialog.tsx'
import { mainText } from '../language-texts/language-texts.ts'
import { nameValues, type NameValues } from './name-values.ts'

type Stored = Pick<LessonDraft, 'version' | 'videoTitleTexts' | 'preview'>
type LessonDialogProps = (
  | { chapterSign: string; sign?: undefined }
  | { sign: string; chapterSign?: undefined }
) & {
  onClose: () => void
}

const none: Stored = { version: 0, videoTitleTexts: {}, preview: false }

const places = { videoTitle: 'names', videoTitleTexts: 'names' } as const

const inputOf = ({ names, preview }: NameValues) => ({
  preview,
  videoTitle: mainText(names, currentLanguage()),
  videoTitleTexts: names,
})

/** Returns the errors of a lesson, by the name of the field in the dialog. */
export const lessonProblems = byContract<NameValues>(courses.addChapterVideo.input, {
  inputOf,
  places,
})

/** Adds a lesson to a chapter, or changes the title of an existing lesson. */
export function LessonDialog({ chapterSign, sign, onClose }: LessonDialogProps) {
  const { t } = useTranslation('courses')
  const isNew = chapterSign !== undefined
  const asked = useAsk(
    courses.chapterVideoById,
    { sign: sign ?? '' },
    { enabled: sign !== undefined, staleTime: 0 },
  )
  const draft = useFirst(asked.isFetching ? undefined : asked.data)
  const send = async (values: NameValues, version: number): Promise<Stored> => {
    if (chapterSign === undefined)
      return ask(courses.updateChapterVideo, { ...inputOf(values), idSign: sign, version })
    await ask(courses.addChapterVideo, { ...inputOf(values), chapterIdSign: chapterSign })
    return none
  }
  return (
    <NameDialog<Stored>
      title={isNew ? t('lesson.add') : t('lesson.edit')}
      label={t('lesson.title')}
      isNew={isNew}
      draft={`lesson.${sign ?? chapterSign}`}
      stored={isNew ? none : draft}
      valuesOf={({ videoTitleTexts, preview }) => nameValues(videoTitleTexts, {}, preview)}
      withPreview
      problemsOf={lessonProblems}
      send={send}
      places={places}
      refresh={callKey(courses.chapterVideoById)}
      unread={asked}
      onClose={onClose}
    />
  )
}
