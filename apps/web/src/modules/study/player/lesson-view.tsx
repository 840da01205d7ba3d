import { Box, Flex, Stack, Tabs } from '@mantine/core'
import type { Chapter, ExamineItem, VideoAuth } from '@titian/contract'
import { ErrorView, useFormats, usePageTitle, usePhoneLayout } from '@titian/site'
import { CourseQuestions } from '@titian/site/course-questions'
import { Segmented } from '@titian/ui'
import { useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { Completion } from '../lesson-list/completion.tsx'
import { LessonHeader } from './lesson-header.tsx'
import { LessonList } from '../lesson-list/lesson-list.tsx'
import styles from './lesson-page.module.css'
import { Neighbours } from '../lesson-list/neighbours.tsx'
import { LessonNotes } from '../notes/lesson-notes.tsx'
import { EndCard, type WayOn } from '../stage/end-card.tsx'
import { KeyDialog } from '../stage/key-dialog.tsx'
import { StageNotice } from '../stage/stage-notice.tsx'
import { Transcript } from '../captions/transcript.tsx'
import { useCaptionChoice } from './use-caption-choice.ts'
import { useLessonCourse } from './use-lesson-course.ts'
import { useLessonPlayer } from './use-lesson-player.ts'
import { usePlayerKeys } from '../stage/use-player-keys.ts'
import { VideoStage } from '../stage/video-stage.tsx'

interface LessonViewProps {
  videoSign: string
  auth: VideoAuth
  renew: () => Promise<VideoAuth>
  /** The files of the lesson, which stand in a tab of their own. */
  files?: ReactNode
}

const panes = ['lessons', 'transcript', 'notes', 'questions'] as const
type Pane = (typeof panes)[number]

/** CRS-203: where the end of this lesson leads. */
function wayOn(
  auth: VideoAuth,
  chapters: readonly Chapter[],
  tests: readonly ExamineItem[],
  completed: boolean,
): WayOn {
  for (const { chapterLevel, lessons } of chapters) {
    const next = lessons.find(({ idSign }) => idSign === auth.nextSign)
    if (next)
      return {
        kind: 'lesson',
        sign: next.idSign,
        title: `${chapterLevel}.${next.videoLevel} ${next.videoTitle}`,
        link: linkTo.lesson(next.idSign),
      }
  }
  const test = tests.find(({ commitStatus, paperStatus }) => commitStatus !== 1 && paperStatus)
  if (test)
    return {
      kind: 'exam',
      title: test.examinationName,
      link: linkTo.testPaper(test.examinationId),
    }
  const link = linkTo.courseDetail(auth.courseSign, 'contents')
  return { kind: completed ? 'done' : 'course', title: auth.courseName, link }
}

export function LessonView({ videoSign, auth, renew, files }: LessonViewProps) {
  const { t } = useTranslation('study')
  const phone = usePhoneLayout()
  const [pane, setPane] = useState<Pane>('lessons')
  const captions = useCaptionChoice(auth)
  const { clock, list: listed } = useFormats()
  const [keys, setKeys] = useState(false)
  const [tab, setTab] = useState<string | null>('transcript')
  const noteField = useRef<HTMLTextAreaElement>(null)
  const { catalogue, watch, chapters, place, own, tests, take } = useLessonCourse(auth, videoSign)
  const lesson = useLessonPlayer({ videoSign, auth, renew, onCredit: take })
  const { player, video, setVideo, address, trouble, ready, broken, playHere, jump } = lesson
  const takeNote = async () => {
    // Outside of the full screen alone the field can be seen.
    if (document.fullscreenElement) await document.exitFullscreen()
    setPane('notes')
    // A phone draws the field first.
    requestAnimationFrame(() => noteField.current?.focus())
  }
  usePlayerKeys(player, {
    captions: captions.toggle,
    note: () => void takeNote(),
    help: () => setKeys(true),
  })
  const number = place ? `${place.chapter.chapterLevel}.${place.lesson.videoLevel} ` : ''
  usePageTitle(`${number}${auth.videoTitle}`)

  const exams = watch.data?.exams ?? 0
  const share = own?.watchedShare ?? auth.watchedShare
  const list = catalogue.error ? (
    <ErrorView error={catalogue.error} onRetry={() => void catalogue.refetch()} />
  ) : (
    <LessonList chapters={chapters} watch={watch.data} current={videoSign} tests={tests} />
  )
  const transcript = (
    <Transcript
      captions={auth.captions}
      language={captions.reading}
      onLanguage={captions.setReading}
      video={video}
      onJump={jump}
    />
  )
  const completion = <Completion share={share} done={own?.done ?? false} watch={watch.data} />
  const questions = <CourseQuestions courseSign={auth.courseSign} />
  const notes = (
    <LessonNotes
      auth={auth}
      videoSign={videoSign}
      video={video}
      onJump={jump}
      fieldRef={noteField}
    />
  )
  const facts = [
    listed(auth.teacherNames),
    place ? `${place.chapter.chapterLevel}. ${place.chapter.chapterName}` : '',
    clock(auth.duration),
  ].filter(Boolean)
  const notice = trouble ? (
    <StageNotice trouble={trouble} onAct={() => void playHere()} />
  ) : lesson.ended && chapters.length > 0 ? (
    <EndCard
      way={wayOn(auth, chapters, tests, watch.data?.studyStatus === 2)}
      onAgain={lesson.again}
    />
  ) : null
  const heading = (
    <div className={styles['heading']}>
      <Box flex="1 1 16em" miw={0}>
        <h1>
          {number}
          {auth.videoTitle}
        </h1>
        <p className="meta num">{facts.join(' · ')}</p>
      </Box>
      {phone ? null : <Neighbours auth={auth} chapters={chapters} exams={exams} />}
    </div>
  )

  return (
    <Stack gap={0} mih="100dvh" bg="var(--bg)">
      <KeyDialog opened={keys} onClose={() => setKeys(false)} />
      <LessonHeader
        courseSign={auth.courseSign}
        courseName={auth.courseName}
        chapter={place?.chapter.chapterName ?? ''}
      />
      <div className={styles['frame']}>
        <Box miw={0}>
          <div className={styles['stageBox']}>
            <VideoStage
              ref={player}
              auth={auth}
              address={address}
              captions={captions.choice}
              onCaptions={captions.choose}
              onVideo={setVideo}
              onReady={ready}
              onBroken={broken}
              onKeys={() => setKeys(true)}
              onEnded={lesson.end}
              notice={notice}
            />
          </div>
          <Flex
            direction="column"
            gap={{ base: 'md', sm: 'lg' }}
            pt={{ base: 'md', sm: 'lg' }}
            px={{ base: 'md', sm: 28 }}
            pb={{ base: 96, sm: 40 }}
          >
            {heading}
            {phone ? (
              <>
                <Segmented
                  full
                  label={t('lesson.panes.label')}
                  value={pane}
                  onChange={setPane}
                  options={panes.map((value) => ({ value, label: t(`lesson.panes.${value}`) }))}
                />
                {pane === 'transcript' ? transcript : null}
                {pane === 'transcript' ? files : null}
                {pane === 'notes' ? notes : null}
                {pane === 'questions' ? questions : null}
                {pane === 'lessons' ? (
                  <>
                    {completion}
                    <div className={styles['phoneList']}>{list}</div>
                  </>
                ) : null}
              </>
            ) : (
              <>
                <div className={styles['cards']}>
                  <Tabs value={tab} onChange={setTab} miw={0}>
                    <Tabs.List aria-label={t('lesson.panes.label')}>
                      <Tabs.Tab value="transcript">{t('lesson.panes.transcript')}</Tabs.Tab>
                      {files ? <Tabs.Tab value="files">{t('lesson.panes.files')}</Tabs.Tab> : null}
                      <Tabs.Tab value="questions">{t('lesson.panes.questions')}</Tabs.Tab>
                    </Tabs.List>
                    <Tabs.Panel value="transcript" pt="md">
                      {transcript}
                    </Tabs.Panel>
                    {files ? (
                      <Tabs.Panel value="files" pt="md">
                        {files}
                      </Tabs.Panel>
                    ) : null}
                    <Tabs.Panel value="questions" pt="md">
                      {tab === 'questions' ? questions : null}
                    </Tabs.Panel>
                  </Tabs>
                  <Stack gap="md">
                    {notes}
                    {completion}
                  </Stack>
                </div>
              </>
            )}
          </Flex>
        </Box>
        {phone ? null : <aside className={styles['side']}>{list}</aside>}
      </div>
      {phone ? (
        <div className={styles['bottom']}>
          <Neighbours auth={auth} chapters={chapters} exams={exams} full />
        </div>
      ) : null}
    </Stack>
  )
}
