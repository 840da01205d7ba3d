import { Box, Flex, Stack } from '@mantine/core'
import type { Language, VideoAuth } from '@titian/contract'
import { currentLanguage, ErrorView, usePageTitle, usePhoneLayout } from '@titian/site'
import { CourseQuestions } from '@titian/site/course-questions'
import { SectionHead, Segmented } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Completion } from '../lesson-list/completion.tsx'
import { LessonHeader } from './lesson-header.tsx'
import { LessonList } from '../lesson-list/lesson-list.tsx'
import styles from './lesson-page.module.css'
import { Neighbours } from '../lesson-list/neighbours.tsx'
import { rememberCaptions, rememberedCaptions, type CaptionChoice } from '../stage/preferences.ts'
import { StageNotice } from '../stage/stage-notice.tsx'
import { Transcript } from '../captions/transcript.tsx'
import { useLessonCourse } from './use-lesson-course.ts'
import { useLessonPlayer } from './use-lesson-player.ts'
import { usePlayerKeys } from '../stage/use-player-keys.ts'
import { VideoStage } from '../stage/video-stage.tsx'

interface LessonViewProps {
  videoSign: string
  auth: VideoAuth
  renew: () => Promise<VideoAuth>
}

const panes = ['lessons', 'transcript', 'progress', 'questions'] as const
type Pane = (typeof panes)[number]

function useCaptionChoice(auth: VideoAuth) {
  const offered = auth.captions.map(({ language }) => language)
  const [choice, setChoice] = useState<CaptionChoice>(() =>
    rememberedCaptions(offered, currentLanguage()),
  )
  const [reading, setReading] = useState<Language>(
    choice === 'off'
      ? (offered.find((one) => one === currentLanguage()) ?? offered[0] ?? 'en')
      : choice,
  )
  const choose = (next: CaptionChoice) => {
    rememberCaptions(next)
    setChoice(next)
    if (next !== 'off') setReading(next)
  }
  return {
    choice,
    reading,
    setReading,
    choose,
    toggle: () => choose(choice === 'off' ? reading : 'off'),
  }
}

export function LessonView({ videoSign, auth, renew }: LessonViewProps) {
  const { t } = useTranslation('study')
  const phone = usePhoneLayout()
  const [pane, setPane] = useState<Pane>('lessons')
  const captions = useCaptionChoice(auth)
  const { catalogue, watch, chapters, place, own, take } = useLessonCourse(auth, videoSign)
  const { player, video, setVideo, address, trouble, ready, broken, playHere, jump } =
    useLessonPlayer({ videoSign, auth, renew, onCredit: take })
  usePlayerKeys(player, captions.toggle)
  const number = place ? `${place.chapter.chapterLevel}.${place.lesson.videoLevel} ` : ''
  usePageTitle(`${number}${auth.videoTitle}`)

  const exams = watch.data?.exams ?? 0
  const share = own?.watchedShare ?? auth.watchedShare
  const list = catalogue.error ? (
    <ErrorView error={catalogue.error} onRetry={() => void catalogue.refetch()} />
  ) : (
    <LessonList chapters={chapters} watch={watch.data} current={videoSign} />
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
  const heading = (
    <div className={styles['heading']}>
      <h1>
        {number}
        {auth.videoTitle}
      </h1>
      {phone ? null : <Neighbours auth={auth} chapters={chapters} exams={exams} />}
    </div>
  )

  return (
    <Stack gap={0} mih="100dvh" bg="var(--bg)">
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
              notice={
                trouble ? <StageNotice trouble={trouble} onAct={() => void playHere()} /> : null
              }
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
                {pane === 'progress' ? completion : null}
                {pane === 'questions' ? questions : null}
                {pane === 'lessons' ? <div className={styles['phoneList']}>{list}</div> : null}
              </>
            ) : (
              <>
                <div className={styles['cards']}>
                  {transcript}
                  {completion}
                </div>
                <section aria-labelledby="questions">
                  <SectionHead id="questions" title={t('lesson.panes.questions')} />
                  {questions}
                </section>
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
