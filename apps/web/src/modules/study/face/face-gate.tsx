import { Button, Group, List, Stack } from '@mantine/core'
import { study, studyRules, type VideoAnswer } from '@titian/contract'
import { useAct, useLive } from '@titian/site'
import { PageWidth, Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { FaceCode } from './face-code.tsx'

interface FaceGateProps {
  videoSign: string
  auth: VideoAnswer
  /** Loads again whether the lesson may play. */
  onChanged: () => void
}

const points = ['taken', 'seen', 'deleted', 'compared'] as const

interface ConsentProps {
  refused: boolean
  photoDays: number
  answer: ReturnType<typeof useAnswer>
}

function Consent({ refused, photoDays, answer }: ConsentProps) {
  const { t } = useTranslation('study')
  return (
    <>
      <h2>{t(refused ? 'face.refused' : 'face.title')}</h2>
      <p>{t(refused ? 'face.refusedText' : 'face.lead')}</p>
      <List spacing="xs">
        {points.map((point) => (
          <List.Item key={point}>{t(`face.${point}`, { count: photoDays })}</List.Item>
        ))}
      </List>
      <Group gap="xs">
        <Button loading={answer.isPending} onClick={() => answer.give(true)}>
          {t('face.agree')}
        </Button>
        {refused ? (
          <Button variant="default" onClick={answer.again}>
            {t('face.again')}
          </Button>
        ) : (
          <Button variant="default" disabled={answer.isPending} onClick={() => answer.give(false)}>
            {t('face.disagree')}
          </Button>
        )}
      </Group>
    </>
  )
}

function useAnswer(videoSign: string, onChanged: () => void) {
  const { mutate, isPending } = useAct(study.answerFaceConsent, { onDone: onChanged })
  const textVersion = studyRules.faceConsentVersion
  return {
    isPending,
    again: onChanged,
    give: (agree: boolean) => mutate({ videoSign, agree, textVersion }),
  }
}

/**
 * CRS-042: shown instead of the video until a photo arrives or a teacher allows playing without
 * one.
 */
export function FaceGate({ videoSign, auth, onChanged }: FaceGateProps) {
  const state = auth.face?.state
  const answer = useAnswer(videoSign, onChanged)
  useLive('facePhoto', onChanged)
  return (
    <PageWidth>
      <Stack gap="lg" py="lg">
        <h1>{auth.videoTitle}</h1>
        <Surface gap={20}>
          {state === 'photo' ? (
            <FaceCode videoSign={videoSign} onPassed={onChanged} />
          ) : (
            <Consent
              refused={state === 'refused'}
              photoDays={auth.face?.photoDays ?? 0}
              answer={answer}
            />
          )}
        </Surface>
      </Stack>
    </PageWidth>
  )
}
