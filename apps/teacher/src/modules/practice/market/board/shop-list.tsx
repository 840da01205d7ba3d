import { Box, Group, Stack } from '@mantine/core'
import { useFormats } from '@titian/site'
import { useTranslation } from 'react-i18next'
import type { Progress } from './progress.ts'
import { Due, type RowProps, StateAndDay, Student } from '../../parts/board-row.tsx'
import { Result, Shop } from './row-parts.tsx'
import type { ShopsProps } from './shop-table.tsx'
import { StepIcon, useStepText } from './step-mark.tsx'

function Steps({ progress: { steps } }: { progress: Progress }) {
  const { t } = useTranslation('market')
  const { number } = useFormats()
  const textOf = useStepText()
  const count = (state: string) => number(steps.filter((one) => one.state === state).length)
  return (
    <details>
      <summary>
        {t('board.stepsOf', { passed: count('passed'), warning: count('warning') })}
      </summary>
      <Stack component="ol" gap={6} mt="xs" mb={0} pl="lg">
        {steps.map((one) => (
          <li key={one.step}>
            <Group component="span" gap={6} wrap="nowrap" fz="sm">
              <StepIcon state={one.state} />
              <span>{textOf(one)}</span>
            </Group>
          </li>
        ))}
      </Stack>
    </details>
  )
}

function OneShop({ row, onExtend }: RowProps & Pick<ShopsProps, 'onExtend'>) {
  const { t } = useTranslation('practice')
  const { progress } = row
  return (
    <Box
      component="li"
      p="md"
      style={{ listStyle: 'none', borderTop: '1px solid var(--line)', display: 'grid', gap: 8 }}
    >
      <Student row={row} />
      <Group gap="lg" align="flex-start">
        <StateAndDay row={row} />
        {progress ? <Shop row={row} /> : null}
        {progress || row.percent !== null ? <Result row={row} /> : null}
      </Group>
      {progress ? <Steps progress={progress} /> : null}
      <div>
        <span className="meta">{t('field.dueAt')}</span>
        <Due row={row} onExtend={onExtend} />
      </div>
    </Box>
  )
}

/** PRC-030: the board as a list, for phones. */
export function ShopList({ rows, onExtend }: ShopsProps) {
  const { t } = useTranslation('market')
  return (
    <Box component="ul" m={0} p={0} aria-label={t('board.caption')}>
      {rows.map((row) => (
        <OneShop key={row.userId} row={row} onExtend={onExtend} />
      ))}
    </Box>
  )
}
