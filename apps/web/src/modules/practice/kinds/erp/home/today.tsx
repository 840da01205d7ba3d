import { Box, Button, Group, Stack, Text } from '@mantine/core'
import {
  IconBell,
  IconCards,
  IconCash,
  IconInbox,
  IconPencil,
  IconReceipt,
  IconTruckDelivery,
} from '@tabler/icons-react'
import type { ErpView } from '@titian/contract'
import { SiteLink, useFormats } from '@titian/site'
import { useErpContent } from '@titian/site/erp-content'
import { StatusBadge, Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { practiceLinks } from '../../../links.ts'
import { type ErpTask, todayTasks } from './today-tasks.ts'

const icons = {
  begin: IconCards,
  continue: IconCards,
  paper: IconInbox,
  pay: IconCash,
  remind: IconBell,
  deliver: IconTruckDelivery,
  bill: IconReceipt,
  draft: IconPencil,
}

interface OfView {
  view: ErpView
  sign: string
}

/** Returns the title and the details of a task. */
function useTaskText(view: ErpView) {
  const { t } = useTranslation('erp')
  const content = useErpContent()
  const partner = (code: string | null) =>
    code === null ? '' : content.partnerName(code, view.partners)
  return ({ kind, of, dueDay }: ErpTask) => {
    const due =
      dueDay === null ? '' : dueDay < 1 ? t('today.dueBefore') : t('today.due', { day: dueDay })
    const card = view.cards.find(({ code }) => code === of)
    if (kind === 'begin' || kind === 'continue')
      return {
        title: content.cardTitle(card ?? of),
        below:
          kind === 'begin'
            ? t('today.notBegun')
            : t('card.metOf', { met: card?.met, count: card?.statements.length ?? 0 }),
      }
    if (kind === 'paper') {
      const paper = view.papers.find(({ id }) => String(id) === of)
      return {
        title: `${content.name('paper', paper?.kind ?? '')} ${paper?.number ?? ''}`,
        below: [partner(paper?.partner ?? null), due].filter(Boolean).join(' · '),
      }
    }
    const document = view.documents.find(({ id }) => String(id) === of)
    const name = content.documentName(document?.kind ?? '', document?.direction)
    const open = kind === 'pay' || kind === 'remind' ? (document?.open ?? 0) : 0
    return {
      title: `${name} ${document?.number ?? ''}`,
      below: [
        partner(document?.partner ?? null),
        open > 0 ? content.amount(open, document?.currency) : '',
        due,
      ]
        .filter(Boolean)
        .join(' · '),
    }
  }
}

function TaskRow({ task, view, sign }: OfView & { task: ErpTask }) {
  const { t } = useTranslation('erp')
  const { colon } = useFormats()
  const { title, below } = useTaskText(view)(task)
  const Icon = icons[task.kind]
  const isLate = task.dueDay !== null && task.dueDay < view.day
  const act = t(`today.act.${task.kind}`)
  return (
    <Group component="li" gap="sm" wrap="nowrap" px="md" py={12}>
      <Box
        component="span"
        w={36}
        h={36}
        bdrs={9}
        bg={isLate ? 'var(--warn-tint)' : 'var(--sunken)'}
        c={isLate ? 'var(--warn)' : 'var(--text-2)'}
        style={{ display: 'grid', placeItems: 'center', flex: 'none' }}
      >
        <Icon size={20} aria-hidden />
      </Box>
      <Stack gap={0} flex={1} miw={0} className="num">
        <Text component="b" fz="sm" fw={600} lh={1.4} style={{ overflowWrap: 'anywhere' }}>
          {title}
        </Text>
        <Text component="span" fz="xs" c="var(--text-2)">
          {below}
        </Text>
        {isLate ? (
          <span>
            <StatusBadge tone="warn">{t('today.late')}</StatusBadge>
          </span>
        ) : null}
      </Stack>
      <Button
        component={SiteLink}
        {...practiceLinks.erp(sign, task.part, task.words)}
        variant="default"
        size="xs"
        flex="none"
        aria-label={`${act}${colon}${title}`}
      >
        {act}
      </Button>
    </Group>
  )
}

/** PRC-221: today's tasks, each linked to its form. */
export function Today({ view, sign }: OfView) {
  const { t } = useTranslation('erp')
  const tasks = todayTasks(view)
  return (
    <Surface padding="none">
      <section aria-labelledby="today">
        <Box px="md" py="md" style={{ borderBottom: '1px solid var(--line)' }}>
          <h2 id="today" style={{ fontSize: 'var(--fs-18)' }}>
            {t('today.title', { count: tasks.length })}
          </h2>
        </Box>
        {tasks.length === 0 ? (
          <Text component="p" p="md" c="var(--text-2)">
            {t('today.none')}
          </Text>
        ) : (
          <ul className="lined">
            {tasks.map((task) => (
              <TaskRow key={`${task.kind} ${task.of}`} task={task} view={view} sign={sign} />
            ))}
          </ul>
        )}
      </section>
    </Surface>
  )
}
