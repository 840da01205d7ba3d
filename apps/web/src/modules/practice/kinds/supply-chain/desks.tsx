import { Box, Button, Stack, Title } from '@mantine/core'
import { decisionsMost, type PracticeRun, type SupplyChainView } from '@titian/contract'
import { ProgressBar } from '@titian/ui'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EndRun, RunOver, RunTrouble } from '../run-notes.tsx'
import { useRunActs } from '../use-run-acts.ts'
import { useTyped } from '../use-typed.ts'
import { Desk } from './desk.tsx'
import { readOrder } from './order-text.ts'

function Head({ run }: { run: PracticeRun }) {
  const { t } = useTranslation('practice')
  const week = t('desk.week', { week: run.day, weeks: run.days })
  return (
    <Stack gap={6}>
      <Title order={1}>{run.practice.title}</Title>
      <Box component="p" fw={600} className="num" aria-live="polite">
        {week}
      </Box>
      <ProgressBar value={(100 * run.day) / run.days} label={week} />
    </Stack>
  )
}

/** Returns the decisions for all own seats, or null if an order is missing. */
function decisionsOf(desks: readonly SupplyChainView[], typed: Readonly<Record<string, string>>) {
  const decisions = desks.map(({ seat, week }) => {
    const quantity = readOrder(typed[`order.${seat}`] ?? '')
    const note = typed[`note.${seat}`] ?? ''
    return quantity === null
      ? null
      : { seat, command: { type: 'order', week, quantity }, ...(note ? { note } : {}) }
  })
  const whole = decisions.filter((one) => one !== null)
  return whole.length === desks.length && whole.length <= decisionsMost ? whole : null
}

/** Returns the refusal of a decision by the index of its seat. */
const refusedAt = (fields: Readonly<Record<string, string>>, at: number) =>
  Object.entries(fields).find(([path]) => `${path}.`.startsWith(`decisions.${at}.`))?.[1]

/** PRC-052: all seats that the person plays, with one button. */
export function Desks({ run }: { run: PracticeRun }) {
  const { t } = useTranslation('practice')
  const { typed, type, clear } = useTyped(run.sign)
  const [isChecked, setIsChecked] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const acts = useRunActs(run.sign, () => {
    clear()
    setIsChecked(false)
  })
  const desks = run.supplyChain ?? []
  const isOver = run.state !== 'active'
  const send = (event: FormEvent) => {
    event.preventDefault()
    const decisions = decisionsOf(desks, typed)
    setIsChecked(true)
    if (!decisions) {
      const wrong = desks.find(({ seat }) => readOrder(typed[`order.${seat}`] ?? '') === null)
      form.current?.querySelector<HTMLElement>(`[name="order.${wrong?.seat ?? ''}"]`)?.focus()
      return
    }
    acts.decide({ sign: run.sign, number: run.number, decisions, endDay: 1 })
  }
  return (
    <Stack gap="lg">
      <Head run={run} />
      {isOver ? <RunOver run={run} hasDebrief /> : null}
      <form ref={form} onSubmit={send} noValidate>
        <Stack gap="lg">
          {desks.map((desk, at) => (
            <Desk
              key={desk.seat}
              desk={desk}
              typed={typed}
              onType={type}
              isOver={isOver}
              problem={
                isChecked && readOrder(typed[`order.${desk.seat}`] ?? '') === null
                  ? t('desk.orderWrong')
                  : refusedAt(acts.fields, at)
              }
            />
          ))}
          {isOver ? null : (
            <Stack gap="sm">
              <RunTrouble acts={acts} />
              <Button type="submit" size="md" fullWidth loading={acts.isPending}>
                {t(run.day === run.days ? 'desk.sendLast' : 'desk.send')}
              </Button>
            </Stack>
          )}
        </Stack>
      </form>
      {isOver ? null : <EndRun acts={acts} text={t('run.endChain')} />}
    </Stack>
  )
}
