import { Box, Flex, Stack, Title } from '@mantine/core'
import type { VideoAuth } from '@titian/contract'
import { ErrorView, useFormats, usePageTitle, usePhoneLayout } from '@titian/site'
import { LessonFiles } from '@titian/site/course-materials'
import { CourseQuestions } from '@titian/site/course-questions'
import { useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Completion } from '../lesson-list/completion.tsx'
import { LessonHeader } from './lesson-header.tsx'
import { LessonList } from '../lesson-list/lesson-list.tsx'
import bar from '../../../parts/detail/phone-bar.module.css'
import styles from './lesson-page.module.css'
import { LessonPanes, type Pane } from './lesson-panes.tsx'
import { nextStepOf, shortShare } from './next-step.ts'
import { Neighbours } from '../lesson-list/neighbours.tsx'
import { LessonNotes } from '../notes/lesson-notes.tsx'
import { EndCard } from '../stage/end-card.tsx'
import { KeyDialog } from '../stage/key-dialog.tsx'
import { StageNotice } from './stage-notice.tsx'
import { Transcript } from '../captions/transcript.tsx'
import { useCaptionChoice } from './use-caption-choice.ts'
import { useLessonPlace } from '../lesson-place.ts'
import { useLessonCourse } from './use-lesson-course.ts'
import { useLessonPlayer } from './use-lesson-player.ts'
import { usePlayerKeys } from '../stage/use-player-keys.ts'
import { VideoStage } from '../stage/video-stage.tsx'

interface LessonViewProps {
  videoSign: string
  auth: VideoAuth
  renew: () => Promise<VideoAuth>
}

type Place = ReturnType<typeof useLessonCourse>['place']

const numberOf = (place: Place) =>
  place ? `${place.chapter.chapterLevel}.${place.lesson.videoLevel} ` : ''

interface LessonHeadingProps {
  auth: VideoAuth
  place: Place
  children: ReactNode
}

/** The name of the lesson, its teacher, chapter and length. */
function LessonHeading({ auth, place, children }: LessonHeadingProps) {
  const { clock, list } = useFormats()
  const facts = [
    list(auth.teacherNames),
    place ? `${place.chapter.chapterLevel}. ${place.chapter.chapterName}` : '',
    clock(auth.duration),
  ].filter(Boolean)
  return (
    <Flex wrap="wrap" align="center" justify="space-between" rowGap="sm" columnGap="lg">
      <Box flex="1 1 16em" miw={0}>
        <Title order={1} size="h2">
          {numberOf(place)}
          {auth.videoTitle}
        </Title>
        <p className="meta num">{facts.join(' · ')}</p>
      </Box>
      {children}
    </Flex>
  )
}

export function LessonView({ videoSign, auth, renew }: LessonViewProps) {
  const phone = usePhoneLayout()
  const [pane, setPane] = useState<Pane>('lessons')
  const captions = useCaptionChoice(auth)
  const [keys, setKeys] = useState(false)
  const noteField = useRef<HTMLTextAreaElement>(null)
  const { catalogue, watch, chapters, place, own, tests, take } = useLessonCourse(auth, videoSign)
  const lesson = useLessonPlayer({ videoSign, auth, renew, onCredit: take })
  const { player, video, setVideo, source, trouble, ready, broken, playHere, jump } = lesson
  const takeNote = async () => {
    // In full screen the note field is not visible, so full screen ends.
    if (document.fullscreenElement) await document.exitFullscreen()
    // Rendered synchronously, so that letters typed at once reach the field.
    flushSync(() => setPane('notes'))
    noteField.current?.focus()
  }
  usePlayerKeys(player, {
    captions: captions.toggle,
    note: () => void takeNote(),
    help: () => setKeys(true),
  })
  usePageTitle(`${numberOf(place)}${auth.videoTitle}`)

  const lessonsAt = useLessonPlace()
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
  const files = place ? <LessonFiles chapterSign={place.chapter.idSign} /> : null
  const notes = (
    <LessonNotes
      auth={auth}
      videoSign={videoSign}
      video={video}
      onJump={jump}
      fieldRef={noteField}
    />
  )
  const notice = trouble ? (
    <StageNotice trouble={trouble} onAct={() => void playHere()} />
  ) : lesson.ended && chapters.length > 0 ? (
    <EndCard
      nextStep={nextStepOf(auth, chapters, tests, watch.data, { videoSign, place: lessonsAt })}
      shortShare={shortShare(watch.data, videoSign)}
      onAgain={lesson.again}
    />
  ) : null
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
              source={source}
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
            <LessonHeading auth={auth} place={place}>
              {phone ? null : <Neighbours auth={auth} chapters={chapters} exams={exams} />}
            </LessonHeading>
            <LessonPanes
              phone={phone}
              pane={pane}
              onPane={setPane}
              parts={{ transcript, files, notes, questions, completion }}
              list={list}
            />
          </Flex>
        </Box>
        {phone ? null : <aside className={styles['side']}>{list}</aside>}
      </div>
      {phone ? (
        <div className={`${bar['bar']} save-bar`}>
          <Neighbours auth={auth} chapters={chapters} exams={exams} full />
        </div>
      ) : null}
    </Stack>
  )
}
