import { Box, Button, Group, NumberInput, Stack, Text, Textarea, Title } from '@mantine/core'
import {
  grades,
  type BookCell,
  type BookColumn,
  type BookRow,
  type GivenMark,
} from '@titian/contract'
import {
  ask,
  byContract,
  callKey,
  ErrorView,
  FormError,
  SiteLink,
  useAsk,
  useForm,
  useFormats,
} from '@titian/site'
import { FormDialog } from '@titian/site/staff'
import { Surface, TextSkeleton, toast } from '@titian/ui'
import { numberOf } from '@titian/site/number-of'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { useMarkText } from './use-mark-text.ts'

export interface Chosen {
  row: BookRow
  column: BookColumn
}

type Place = Record<'courseIdSign' | 'userSign' | 'itemSign', string> & { kind: BookColumn['kind'] }
type Values = { points: number | string; reason: string }

const refresh = [callKey(grades.gradebook), callKey(grades.gradeHistory)]

function MarkForm({ place, cell, most }: { place: Place; cell: BookCell; most: number }) {
  const { t } = useTranslation(['grades', 'site'])
  const { score } = useFormats()
  const inputOf = ({ points, reason }: Values) => ({
    ...place,
    points: numberOf(points),
    reason,
    seen: cell.given,
  })
  const { form, submit, busy, failure } = useForm<Values, BookCell>({
    initialValues: { points: cell.points ?? '', reason: '' },
    problemsOf: byContract(grades.giveGrade.input, { inputOf }),
    send: (values) => ask(grades.giveGrade, inputOf(values)),
    refresh,
    onDone: () => toast.success(t('book.given')),
  })
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <FormError error={failure} />
        <NumberInput
          data-autofocus
          label={t('book.mark', { most: score(most) })}
          decimalScale={2}
          allowNegative={false}
          {...form.getInputProps('points')}
        />
        <Textarea
          label={t('book.reason')}
          description={t('book.reasonHint')}
          minRows={2}
          autosize
          required
          maxLength={200}
          {...form.getInputProps('reason')}
        />
        <Group justify="flex-end">
          <Button type="submit" loading={busy}>
            {t('book.give')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

function WithdrawMark({ place, seen }: { place: Place; seen: string }) {
  const { t } = useTranslation('grades')
  const inputOf = ({ reason }: { reason: string }) => ({ ...place, seen, reason })
  const { form, submit, busy, failure } = useForm<{ reason: string }, BookCell>({
    initialValues: { reason: '' },
    problemsOf: byContract(grades.takeBackGrade.input, { inputOf }),
    send: (values) => ask(grades.takeBackGrade, inputOf(values)),
    refresh,
    onDone: () => toast.success(t('book.takenBack')),
  })
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <FormError error={failure} />
        <Textarea
          label={t('book.takeBackReason')}
          minRows={2}
          autosize
          required
          maxLength={200}
          {...form.getInputProps('reason')}
        />
        <Group justify="flex-end">
          <Button type="submit" variant="default" loading={busy}>
            {t('book.takeBack')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

function History({ marks }: { marks: readonly GivenMark[] }) {
  const { t } = useTranslation('grades')
  const { dateTime, score } = useFormats()
  if (marks.length === 0) return null
  return (
    <Stack gap="xs">
      <Title order={3} size="h4">
        {t('book.history')}
      </Title>
      {marks.map((mark) => (
        <Surface key={mark.sign} gap="xs">
          <Text fw={600} className="num">
            {t('book.wasGiven', {
              points: score(mark.points),
              computed: mark.computed === null ? '--' : score(mark.computed),
            })}
          </Text>
          <Text fz="sm" style={{ overflowWrap: 'anywhere' }}>
            {mark.reason}
          </Text>
          <Text fz="xs" c="dimmed">
            {mark.givenBy} · {dateTime(mark.givenAt)}
          </Text>
          {mark.endedAt === null ? null : (
            <Text fz="xs" c="dimmed">
              {t(mark.endReason === null ? 'book.replacedBy' : 'book.endedBy', {
                name: mark.endedBy,
                time: dateTime(mark.endedAt),
                reason: mark.endReason,
              })}
            </Text>
          )}
        </Surface>
      ))}
    </Stack>
  )
}

function Paper({ kind, paper }: { kind: BookColumn['kind']; paper: string }) {
  const { t } = useTranslation('grades')
  const target = kind === 'exam' ? linkTo.record(paper) : linkTo.handIn(paper)
  return (
    <Box component={SiteLink} className="link" mih="var(--control)" {...target}>
      {t(kind === 'exam' ? 'book.openPaper' : 'book.openHandIn')}
    </Box>
  )
}

function Body({ place, most }: { place: Place; most: number }) {
  const { t } = useTranslation(['grades', 'site'])
  const { score } = useFormats()
  const textOf = useMarkText()
  const { data, error, refetch } = useAsk(grades.gradeHistory, place, { staleTime: 0 })
  // After the first load, a failed reload must not remove the form with the typed text.
  if (!data)
    return error ? (
      <ErrorView error={error} onRetry={() => void refetch()} />
    ) : (
      <TextSkeleton lines={5} label={t('site:loading')} />
    )
  const { cell, marks } = data
  return (
    <Stack>
      <Group justify="space-between">
        <Text>
          {t('book.now', {
            mark: textOf(cell),
            computed: cell.computed === null ? '--' : score(cell.computed),
          })}
        </Text>
        {cell.paper === null ? null : <Paper kind={place.kind} paper={cell.paper} />}
      </Group>
      <MarkForm key={`give ${cell.given}`} place={place} cell={cell} most={most} />
      {cell.given === null ? null : (
        <WithdrawMark key={cell.given} place={place} seen={cell.given} />
      )}
      <History marks={marks} />
    </Stack>
  )
}

interface MarkDialogProps {
  courseIdSign: string
  chosen: Chosen
  onClose: () => void
}

/** TCH-091: edits one mark and shows its history. */
export function MarkDialog({ courseIdSign, chosen: { row, column }, onClose }: MarkDialogProps) {
  const { t } = useTranslation(['grades', 'site'])
  const { kind, itemSign, most } = column
  const place = { courseIdSign, userSign: row.userSign, kind, itemSign }
  const title = kind === 'result' ? t('book.result') : column.title
  return (
    <FormDialog opened onClose={onClose} title={`${row.name} · ${title}`}>
      <Body place={place} most={most} />
    </FormDialog>
  )
}
