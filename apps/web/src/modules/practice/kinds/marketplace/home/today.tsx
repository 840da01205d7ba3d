import { Box, Button, Group, Stack, Text } from '@mantine/core'
import { IconAlertTriangle, IconLock } from '@tabler/icons-react'
import type { MarketTask, MarketView } from '@titian/contract'
import { SiteLink, useFormats } from '@titian/site'
import { Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { practiceLinks } from '../../../links.ts'
import { useStepName } from '../parts/step-look.tsx'
import { useTaskText } from '../parts/use-task-text.ts'
import { stepIcons } from '../parts/step-look.tsx'

interface TaskRowProps {
  task: MarketTask
  view: MarketView
  sign: string
}

function TaskRow({ task, view, sign }: TaskRowProps) {
  const { t } = useTranslation('marketplace')
  const { colon } = useFormats()
  const nameOf = useStepName()
  const textOf = useTaskText()
  const { title, due, isLate } = textOf(task, view.day)
  const Icon = isLate ? IconAlertTriangle : stepIcons[task.step]
  const isLocked = view.steps.find(({ step }) => step === task.step)?.state === 'locked'
  return (
    <Group component="li" gap="sm" wrap="nowrap" px={{ base: 'md', sm: 20 }} py={12}>
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
      <Stack gap={0} flex={1} miw={0}>
        <Text component="b" fz="sm" fw={600} lh={1.4} style={{ overflowWrap: 'anywhere' }}>
          {title}
        </Text>
        <Text component="span" fz="xs" c="var(--text-2)">
          {isLocked ? t('today.opensWith', { step: nameOf(task.step) }) : due}
        </Text>
      </Stack>
      {isLocked ? (
        <IconLock size={16} color="var(--text-3)" aria-hidden />
      ) : (
        <Button
          component={SiteLink}
          {...practiceLinks.step(sign, task.step)}
          variant="default"
          size="xs"
          aria-label={`${t('today.open')}${colon}${title}`}
        >
          {t('today.open')}
        </Button>
      )}
    </Group>
  )
}

/** PRC-034: what needs a decision today, each linked to its form. */
export function Today({ view, sign }: Pick<TaskRowProps, 'view' | 'sign'>) {
  const { t } = useTranslation('marketplace')
  const { today } = view
  return (
    <Surface padding="none">
      <section aria-labelledby="today">
        <Box px={{ base: 'md', sm: 20 }} py="md" style={{ borderBottom: '1px solid var(--line)' }}>
          <h2 id="today" style={{ fontSize: 'var(--fs-18)' }}>
            {t('today.title', { count: today.length })}
          </h2>
        </Box>
        {today.length === 0 ? (
          <Text component="p" px={{ base: 'md', sm: 20 }} py="md" c="var(--text-2)">
            {t('today.none')}
          </Text>
        ) : (
          <ul className="lined">
            {today.map((task) => (
              <TaskRow
                key={`${task.code} ${task.product ?? ''} ${task.ref ?? ''}`}
                task={task}
                view={view}
                sign={sign}
              />
            ))}
          </ul>
        )}
      </section>
    </Surface>
  )
}
