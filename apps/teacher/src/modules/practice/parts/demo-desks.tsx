import { Box, Button, Group, Stack, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import {
  chainSeats,
  orderMost,
  practice,
  type PracticeRun,
  type SupplyChainView,
} from '@titian/contract'
import { askKey, FormError, type ServerRefusal, useAct, useFormats, useOnce } from '@titian/site'
import { LinePlot } from '@titian/site/line-plot'
import { Columns, ConfirmDialog, formatMinor, Surface } from '@titian/ui'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { OrderTable } from './order-table.tsx'

/** Parses a whole number, also in full-width digits; returns null for any other text. */
function readUnits(text: string): number | null {
  const plain = text.normalize('NFKC').trim()
  const units = /^\d{1,6}$/.test(plain) ? Number(plain) : -1
  return units >= 0 && units <= orderMost ? units : null
}

interface DeskProps {
  desk: SupplyChainView
  typed: string
  error: string | undefined
  onType: (text: string) => void
}

function Desk({ desk, typed, error, onType }: DeskProps) {
  const { t } = useTranslation('practice')
  const { number, list } = useFormats()
  const { seat, stock, backlog, inTransit, cost, rows } = desk
  const facts = [
    [t('week.asked'), number(rows.at(-1)?.asked ?? 0)],
    [t('week.stock'), number(stock)],
    [t('week.backlog'), number(backlog)],
    [t('demo.transit'), list(inTransit.map((units) => number(units))) || '--'],
    [t('week.cost'), formatMinor(cost)],
  ] as const
  const name = t(`seat.${seat}`)
  return (
    <Surface gap="sm">
      <h2 style={{ margin: 0, fontSize: '1.2em' }}>{name}</h2>
      <Stack component="dl" gap={4} m={0}>
        {facts.map(([title, value]) => (
          <Group key={title} justify="space-between" gap="xs">
            <dt>{title}</dt>
            <dd className="num" style={{ margin: 0, fontWeight: 600 }}>
              {value}
            </dd>
          </Group>
        ))}
      </Stack>
      <TextInput
        name={seat}
        size="lg"
        label={t('demo.order', { seat: name })}
        error={error}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={(event) => onType(event.currentTarget.value)}
      />
    </Surface>
  )
}

/** What the teacher does in a demo run: order for all seats of a week, or end the run early. */
function useDemoActs(run: PracticeRun, onDone: () => void) {
  const client = useQueryClient()
  const [refused, setRefused] = useState<ServerRefusal | null>(null)
  const how = {
    onDone: (next: PracticeRun) => {
      client.setQueryData(askKey(practice.practiceRun, { sign: run.sign }), next)
      setRefused(null)
      onDone()
    },
    onRefusal: (refusal: ServerRefusal) => {
      setRefused(refusal)
      void client.invalidateQueries({ queryKey: askKey(practice.practiceRun, { sign: run.sign }) })
      return true
    },
  }
  const decide = useAct(practice.decideRun, how)
  const submit = useAct(practice.submitRun, how)
  return { decide, decideOnce: useOnce(decide), submit, refused }
}

/** The orders of all seats so far, as a small plot and as a table. */
function DemoCurves({ desks }: { desks: readonly SupplyChainView[] }) {
  const { t } = useTranslation('practice')
  const curves = desks.map(({ seat, rows }) => ({
    key: seat,
    name: t(`seat.${seat}`),
    values: rows.map(({ ordered }) => ordered),
  }))
  return (
    <Surface gap="sm">
      <h2>{t('demo.orders')}</h2>
      <Box w="100%" maw={960} mx="auto">
        <LinePlot label={t('demo.orders')} first={1} series={curves} />
      </Box>
      <OrderTable label={t('demo.orders')} curves={curves} />
    </Surface>
  )
}

/** PRC-146: all four seats in one row, each with its order, and the curves so far. */
export function DemoDesks({ run }: { run: PracticeRun }) {
  const { t } = useTranslation(['practice', 'site'])
  const { number } = useFormats()
  const [typed, setTyped] = useState<Record<string, string>>({})
  const [isTried, setTried] = useState(false)
  const [asks, setAsks] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const fieldOf = (seat: string) => form.current?.querySelector<HTMLElement>(`[name="${seat}"]`)
  const acts = useDemoActs(run, () => {
    setTyped({})
    setTried(false)
    fieldOf('retailer')?.focus()
  })
  const desks = run.supplyChain ?? []
  const wrongIn = (seat: string) => readUnits(typed[seat] ?? '') === null
  const send = (event: FormEvent) => {
    event.preventDefault()
    // Enter moves to the next field. In the last field, Enter ends the week.
    const open = chainSeats.find(wrongIn)
    const now = chainSeats.findIndex(
      (seat) => seat === document.activeElement?.getAttribute('name'),
    )
    const isLast = now < 0 || now === chainSeats.length - 1
    if (open !== undefined && !isLast && !wrongIn(chainSeats[now] ?? ''))
      return fieldOf(chainSeats[now + 1] ?? open)?.focus()
    setTried(open !== undefined)
    if (open !== undefined) return fieldOf(open)?.focus()
    const decisions = chainSeats.map((seat) => ({
      seat,
      command: { type: 'order', week: run.day, quantity: readUnits(typed[seat] ?? '') },
    }))
    return acts.decideOnce({ sign: run.sign, number: run.number, decisions })
  }
  return (
    <form ref={form} onSubmit={send} noValidate>
      <Stack>
        <Columns widths={4} gap="md" align="stretch">
          {desks.map((desk) => (
            <Desk
              key={desk.seat}
              desk={desk}
              typed={typed[desk.seat] ?? ''}
              error={
                isTried && wrongIn(desk.seat)
                  ? t('demo.wrong', { most: number(orderMost) })
                  : undefined
              }
              onType={(text) => setTyped({ ...typed, [desk.seat]: text })}
            />
          ))}
        </Columns>
        <FormError error={acts.refused} />
        <Group justify="space-between">
          <Button variant="subtle" onClick={() => setAsks(true)}>
            {t('demo.end')}
          </Button>
          <Button type="submit" size="lg" loading={acts.decide.isPending}>
            {t('demo.next')}
          </Button>
        </Group>
        <DemoCurves desks={desks} />
      </Stack>
      <ConfirmDialog
        opened={asks}
        onClose={() => setAsks(false)}
        title={t('demo.endTitle')}
        text={t('demo.endText')}
        confirmLabel={t('demo.end')}
        cancelLabel={t('site:cancel')}
        onConfirm={async () => void (await acts.submit.mutateAsync({ sign: run.sign }))}
      />
    </form>
  )
}
