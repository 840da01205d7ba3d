import {
  Button,
  Group,
  NativeSelect,
  NumberInput,
  SimpleGrid,
  Stack,
  Textarea,
} from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { erpCardPaperKinds, erpLimits } from '@titian/contract'
import { useErpContent } from '@titian/site/erp-content'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { type EventValues, newRow, replacedAt, type Row } from './card-values.ts'
import { factKind, factKinds, lineFields, paperFields } from './fields.ts'
import { Fields, type FormPart, isSamePart, isSameRow, OneRow, Rows, Section } from './rows.tsx'

interface EventPartProps extends Pick<FormPart, 'values' | 'errors'> {
  event: EventValues
  path: string
  onEvent: (event: EventValues) => void
}

function When({ event, path, errors, onEvent }: EventPartProps) {
  const { t } = useTranslation('erp')
  const content = useErpContent()
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="sm">
      <NativeSelect
        data-path={`${path}.paper.kind`}
        label={t('field.paperKind')}
        error={errors[`${path}.paper.kind`]}
        value={event.kind}
        data={erpCardPaperKinds.map((value) => ({ value, label: content.name('paper', value) }))}
        onChange={({ currentTarget }) => {
          const kind = erpCardPaperKinds.find((one) => one === currentTarget.value)
          if (kind) onEvent({ ...event, kind })
        }}
      />
      <NativeSelect
        data-path={`${path}.after`}
        label={t('field.after')}
        error={errors[`${path}.after`]}
        value={event.after}
        data={(['begin', 'delivery'] as const).map((value) => ({
          value,
          label: t(`after.${value}`),
        }))}
        onChange={({ currentTarget }) =>
          onEvent({ ...event, after: currentTarget.value === 'delivery' ? 'delivery' : 'begin' })
        }
      />
      <NumberInput
        data-path={`${path}.days`}
        label={t('field.days')}
        error={errors[`${path}.days`]}
        value={event.days}
        decimalScale={0}
        onChange={(days) => onEvent({ ...event, days })}
      />
    </SimpleGrid>
  )
}

function Facts({ event, path, values, errors, onEvent }: EventPartProps) {
  const { t } = useTranslation('erp')
  const content = useErpContent()
  const set = (facts: Row[]) => onEvent({ ...event, facts })
  return event.facts.map((row, at) => {
    const own = `${path}.paper.facts.${at}`
    const name = String(row['name'])
    return (
      <OneRow
        // oxlint-disable-next-line react/no-array-index-key -- a fact is identified by its index, as its errors are
        key={at}
        name={t('form.fact', { number: at + 1 })}
        path={own}
        error={errors[own]}
        onRemove={() => set(event.facts.toSpliced(at, 1))}
      >
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <NativeSelect
            data-path={`${own}.name`}
            label={t('field.fact')}
            error={errors[`${own}.name`]}
            value={name}
            data={[...new Set([...Object.keys(factKinds), name])].map((value) => ({
              value,
              label: content.name('fact', value),
            }))}
            onChange={({ currentTarget }) => {
              const kind = factKind(currentTarget.value)
              const value = kind === 'role' ? 'supplier' : ''
              set(replacedAt(event.facts, at, { name: currentTarget.value, value }))
            }}
          />
          <Fields
            fields={[{ name: 'value', kind: factKind(name), label: 'factValue' }]}
            path={own}
            row={row}
            onRow={(next) => set(replacedAt(event.facts, at, next))}
            values={values}
            errors={errors}
          />
        </SimpleGrid>
      </OneRow>
    )
  })
}

function More({ event, values, onEvent }: EventPartProps) {
  const { t } = useTranslation('erp')
  const { lines, facts } = event
  const plus = <IconPlus size={18} aria-hidden />
  return (
    <Group gap="sm">
      <Button
        variant="default"
        size="sm"
        leftSection={plus}
        disabled={lines.length >= erpLimits.lines}
        onClick={() => onEvent({ ...event, lines: [...lines, newRow(lineFields, values)] })}
      >
        {t('form.addLine')}
      </Button>
      <Button
        variant="default"
        size="sm"
        leftSection={plus}
        disabled={facts.length >= erpLimits.lines}
        onClick={() => onEvent({ ...event, facts: [...facts, { name: 'name', value: '' }] })}
      >
        {t('form.addFact')}
      </Button>
    </Group>
  )
}

type OneEventProps = EventPartProps & { at: number; onRemove: () => void }

const OneEvent = memo(
  function OneEvent(props: OneEventProps) {
    const { t } = useTranslation('erp')
    const { event, path, values, errors, onEvent, at, onRemove } = props
    return (
      <OneRow
        name={t('list.events.one', { number: at + 1 })}
        path={path}
        error={errors[path]}
        onRemove={onRemove}
      >
        <Stack gap="sm">
          <When {...props} />
          <Fields
            fields={paperFields}
            path={`${path}.paper`}
            row={event.paper}
            onRow={(paper) => onEvent({ ...event, paper })}
            values={values}
            errors={errors}
          />
          <Textarea
            data-path={`${path}.paper.text`}
            label={t('field.paperText')}
            error={errors[`${path}.paper.text`]}
            rows={2}
            resize="vertical"
            maxLength={erpLimits.story}
            value={event.text}
            onChange={({ currentTarget }) => onEvent({ ...event, text: currentTarget.value })}
          />
          <Rows
            fields={lineFields}
            path={`${path}.paper.lines`}
            rows={event.lines}
            nameOf={(_, place) => t('form.line', { number: place + 1 })}
            onRows={(lines) => onEvent({ ...event, lines })}
            values={values}
            errors={errors}
          />
          <Facts {...props} />
          <More {...props} />
        </Stack>
      </OneRow>
    )
  },
  isSameRow<OneEventProps>(({ path, event }) => [path, event]),
)

const newEvent = (): EventValues => ({
  after: 'begin',
  days: 0,
  kind: 'note',
  paper: { partner: '', number: '', dueAfter: '' },
  lines: [],
  facts: [],
  text: '',
})

/**
 * PRC-238: the papers (such as letters and bills) that the student receives while playing the card.
 */
export const EventsSection = memo(
  function EventsSection(props: FormPart) {
    const { values, onChange, errors } = props
    const { t } = useTranslation('erp')
    const { events } = values
    return (
      <Section
        title={t('list.events.title')}
        text={t('list.events.text')}
        add={t('list.events.add')}
        count={events.length}
        most={erpLimits.papers}
        error={errors['events']}
        path="events"
        onAdd={() => onChange({ events: [...events, newEvent()] })}
      >
        {events.map((event, at) => (
          <OneEvent
            // oxlint-disable-next-line react/no-array-index-key -- a paper is identified by its index, as its errors are
            key={at}
            at={at}
            event={event}
            path={`events.${at}`}
            // Replaces this paper in the newest list, because another paper may have changed after
            // this one was rendered.
            onEvent={(next) =>
              onChange((before) => ({ events: replacedAt(before.events, at, next) }))
            }
            onRemove={() => onChange((before) => ({ events: before.events.toSpliced(at, 1) }))}
            values={values}
            errors={errors}
          />
        ))}
      </Section>
    )
  },
  isSamePart<FormPart>(() => 'events'),
)
