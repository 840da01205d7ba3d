import { Box, Button, Group, Stack } from '@mantine/core'
import type { Assessment } from '@titian/contract'
import { SiteLink, useFormats } from '@titian/site'
import { HandInFile, WorkStateBadge } from '@titian/site/hand-ins'
import { Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { usePartName } from '../rubrics/parts/part-name.ts'

function Parts({ parts }: Pick<Assessment, 'parts'>) {
  const { t } = useTranslation('evaluations')
  const { score } = useFormats()
  const partName = usePartName()
  if (parts.length === 0) return null
  return (
    <Surface gap="sm">
      <h2>{t('rating.parts')}</h2>
      <Stack component="dl" gap="xs" m={0}>
        {parts.map(({ name, points, of }) => (
          <Box key={name} style={{ display: 'flex', justifyContent: 'space-between', gap: 16 }}>
            <dt>{partName(name)}</dt>
            <Box component="dd" m={0} className="num">
              {points === null
                ? t('rating.notYet')
                : t('rating.of', { some: score(points), all: score(of) })}
            </Box>
          </Box>
        ))}
      </Stack>
    </Surface>
  )
}

function Debrief({ debrief }: Pick<Assessment, 'debrief'>) {
  const { t } = useTranslation('evaluations')
  return (
    <Surface gap="sm">
      <h2>{t('rating.debrief')}</h2>
      {debrief.length === 0 ? <p className="meta">{t('rating.noDebrief')}</p> : null}
      {debrief.map(({ question, text }) => (
        <div key={question}>
          <b>{question}</b>
          <p style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {text || t('rating.noAnswer')}
          </p>
        </div>
      ))}
    </Surface>
  )
}

/** PRC-132: the hand-in that is rated. */
function HandedIn({ handIn, endedAt }: { handIn: HandIn; endedAt: string }) {
  const { t } = useTranslation('evaluations')
  const { dateTime } = useFormats()
  return (
    <Surface gap="sm">
      <h2>{t('rating.handIn')}</h2>
      <Group gap="sm">
        <span className="meta num">{t('rating.handedInAt', { moment: dateTime(endedAt) })}</span>
        {handIn.late ? <WorkStateBadge state="late" /> : null}
      </Group>
      {handIn.content ? (
        <p style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{handIn.content}</p>
      ) : null}
      <Group>
        <HandInFile sign={handIn.sign} which="own" name={handIn.fileName} />
      </Group>
      <SiteLink className="link" {...linkTo.handIn(handIn.sign)}>
        {t('rating.openHandIn')}
      </SiteLink>
    </Surface>
  )
}
type HandIn = NonNullable<Assessment['handIn']>

/** The rated work: a hand-in, or the replay of a run with its score and the student's notes. */
export function WorkPanel({ assessment }: { assessment: Assessment }) {
  const { t } = useTranslation('evaluations')
  const { dateTime } = useFormats()
  const { run, handIn, sign, endedAt, parts, debrief } = assessment
  if (handIn || run === null)
    return (
      <Stack component="section" aria-label={t('rating.work')}>
        {handIn ? <HandedIn handIn={handIn} endedAt={endedAt} /> : null}
      </Stack>
    )
  return (
    <Stack component="section" aria-label={t('rating.work')}>
      <Surface gap="sm">
        <p className="meta">{t('rating.endedAt', { moment: dateTime(endedAt) })}</p>
        <Button component={SiteLink} {...linkTo.practiceRun(run, sign)} w="fit-content">
          {t('rating.openRun')}
        </Button>
      </Surface>
      <Parts parts={parts} />
      <Debrief debrief={debrief} />
    </Stack>
  )
}
