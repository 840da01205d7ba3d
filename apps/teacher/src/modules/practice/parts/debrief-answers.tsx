import { Box, Stack } from '@mantine/core'
import type { RunDebrief } from '@titian/contract'
import { useFormats } from '@titian/site'
import { Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'

type Player = RunDebrief['players'][number]

function Answers({ player, questions }: Pick<RunDebrief, 'questions'> & { player: Player }) {
  const { t } = useTranslation('practice')
  const { dateTime, list } = useFormats()
  const { answers, name, seats, savedAt } = player
  const textOf = (asked: string) => answers.find(({ question }) => question === asked)?.text
  return (
    <section>
      <h3>{t('debrief.player', { name, seats: list(seats.map((seat) => t(`seat.${seat}`))) })}</h3>
      <p className="num">
        {savedAt ? t('debrief.savedAt', { moment: dateTime(savedAt) }) : t('debrief.nothing')}
      </p>
      {savedAt ? (
        <Box component="dl" m={0}>
          {questions.map((question) => (
            <div key={question.name}>
              <Box component="dt" fw={600} mt="sm">
                {question.text}
              </Box>
              <Box
                component="dd"
                m={0}
                style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
              >
                {textOf(question.name) ?? t('debrief.unanswered')}
              </Box>
            </div>
          ))}
        </Box>
      ) : null}
    </section>
  )
}

/** PRC-113: the players' answers to the questions at the end of a run. */
export function DebriefAnswers({ debrief }: { debrief: RunDebrief | null }) {
  const { t } = useTranslation('practice')
  if (!debrief) return null
  return (
    <Surface gap="sm">
      <h2>{t('debrief.title')}</h2>
      {debrief.isLocked ? <p>{t('debrief.locked')}</p> : null}
      <Stack gap="lg">
        {debrief.players.map((player) => (
          <Answers key={player.seats.join(' ')} player={player} questions={debrief.questions} />
        ))}
      </Stack>
    </Surface>
  )
}
