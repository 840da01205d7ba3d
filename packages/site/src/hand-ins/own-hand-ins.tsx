import { Group, Stack, Text, Title } from '@mantine/core'
import type { HandIn } from '@titian/contract'
import { IconClockExclamation } from '@tabler/icons-react'
import { StatusBadge, Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { Written } from '../locale/written.tsx'
import { useFormats } from '../format/formats.ts'
import { HandInFile } from './hand-in-file.tsx'

/** CRS-122: the teacher's score, comment and returned file. */
function Result({ handIn, points }: { handIn: HandIn; points: number }) {
  const { t } = useTranslation('hand-ins')
  const { score, dateTime } = useFormats()
  if (handIn.score === null) return null
  return (
    <Surface gap="sm">
      <Title order={2} size="h3">
        {t('result.title')}
      </Title>
      <Text fz="xl" fw={700} className="num">
        {t('result.score', { score: score(handIn.score), points })}
      </Text>
      {handIn.gradedAt ? (
        <Text c="dimmed" fz="sm">
          {t('result.at', { time: dateTime(handIn.gradedAt) })}
        </Text>
      ) : null}
      {handIn.comment ? (
        <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          <Written>{handIn.comment}</Written>
        </Text>
      ) : null}
      {handIn.returnedName ? (
        <Group gap="sm">
          <Text fz="sm">{t('result.returned')}</Text>
          <HandInFile sign={handIn.sign} which="returned" name={handIn.returnedName} />
        </Group>
      ) : null}
    </Surface>
  )
}

function Version({ handIn }: { handIn: HandIn }) {
  const { t } = useTranslation('hand-ins')
  const { dateTime } = useFormats()
  return (
    <Stack component="li" gap="xs">
      <Group gap="sm">
        <b>{t('own.version', { number: handIn.number })}</b>
        <Text component="span" c="dimmed" fz="sm" className="num">
          {dateTime(handIn.handedInAt)}
        </Text>
        {handIn.late ? (
          <StatusBadge tone="warn" icon={<IconClockExclamation size={14} aria-hidden />}>
            {t('own.late')}
          </StatusBadge>
        ) : null}
      </Group>
      {handIn.content ? (
        <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          <Written>{handIn.content}</Written>
        </Text>
      ) : null}
      <Group>
        <HandInFile sign={handIn.sign} which="own" name={handIn.fileName} />
      </Group>
    </Stack>
  )
}

/**
 * The grade and feedback of the teacher, and all versions that were handed in, the newest first.
 */
export function OwnHandIns({ handIns, points }: { handIns: readonly HandIn[]; points: number }) {
  const { t } = useTranslation('hand-ins')
  const [newest] = handIns
  if (!newest) return null
  return (
    <>
      <Result handIn={newest} points={points} />
      <Surface gap="md">
        <Title order={2} size="h3">
          {t('own.title')}
        </Title>
        <Stack component="ol" gap="lg">
          {handIns.map((handIn) => (
            <Version key={handIn.sign} handIn={handIn} />
          ))}
        </Stack>
      </Surface>
    </>
  )
}
