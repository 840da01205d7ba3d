import { Button, Group, Stack } from '@mantine/core'
import { type Assessment, evaluations, ratersApartMost } from '@titian/contract'
import { ask, FormError, useSubmit, useFormats } from '@titian/site'
import { Note } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { isShown } from './rating-values.ts'
import type { Rating } from './use-rating.ts'

interface SecondRaterProps {
  assessment: Assessment
  act: Rating['act']
}

/** PRC-067: the raters, the role of the caller, and the request for a second rater. */
export function SecondRater({ assessment, act }: SecondRaterProps) {
  const { t } = useTranslation('evaluations')
  const { colon } = useFormats()
  const { attempt, busy, failure } = useSubmit()
  const { sign, role, total, isSecondAsked, firstName, secondName, moderatorName } = assessment
  const people = (
    [
      ['first', firstName],
      ['second', secondName],
      ['moderator', moderatorName],
    ] as const
  ).filter(([, name]) => name !== null)
  const toggle = () =>
    attempt({
      act: () =>
        act((version) => ask(evaluations.askSecondRater, { sign, version, asked: !isSecondAsked })),
    })
  const mayAsk = role === 'first' && !isShown(assessment) && secondName === null
  return (
    <Stack gap="xs">
      {people.length > 0 ? (
        <p className="meta">
          {people.map(([who, name]) => `${t(`rating.role.${who}`)}${colon}${name}`).join(' · ')}
        </p>
      ) : null}
      {role === 'second' && total === null ? <Note>{t('rating.blind')}</Note> : null}
      {role === 'moderator' ? (
        <Note tone="warn">{t('rating.moderate', { points: ratersApartMost })}</Note>
      ) : null}
      {role === null && !isShown(assessment) ? <Note>{t('rating.readOnly')}</Note> : null}
      <FormError error={failure} />
      {mayAsk ? (
        <Group gap="sm">
          <Button variant="default" loading={busy} onClick={() => void toggle()}>
            {t(isSecondAsked ? 'rating.secondBack' : 'rating.secondAsk')}
          </Button>
          {isSecondAsked ? <span className="meta">{t('rating.secondWaits')}</span> : null}
        </Group>
      ) : null}
    </Stack>
  )
}
