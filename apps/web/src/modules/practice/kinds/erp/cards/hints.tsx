import { Button, Group, List, Stack } from '@mantine/core'
import { IconBulb } from '@tabler/icons-react'
import { useErpContent } from '@titian/site/erp-content'
import { ConfirmDialog, Note, Surface } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ErpActs } from '../parts/use-erp-acts.ts'
import { type ErpCard, isMet } from './card-state.tsx'

interface HintsProps {
  card: ErpCard
  acts: ErpActs
  /** Whether hints can still be used; false after the end of the run. */
  isOpen: boolean
}

/** PRC-047: shows one hint after the other. The confirmation names the price of the next hint. */
export function Hints({ card, acts, isOpen }: HintsProps) {
  const { t } = useTranslation(['erp', 'site'])
  const { cardHint } = useErpContent()
  const [asks, setAsks] = useState(false)
  const { code, hints, hintsOf } = card
  const refused = acts.problem('hint', 'card') ?? acts.problem('hint')
  // A hint costs a point, so no hint is offered when all statements are true.
  const isAsked = isOpen && !isMet(card)
  const isLeft = isAsked && hints < hintsOf
  if (!isLeft && hints === 0) return null
  return (
    <Surface gap="sm">
      <h2>{t('hints.title')}</h2>
      <div aria-live="polite">
        {hints > 0 ? (
          <List type="ordered" listStyleType="decimal" spacing="xs">
            {Array.from({ length: hints }, (_, place) => (
              <List.Item key={place}>{cardHint(card, place)}</List.Item>
            ))}
          </List>
        ) : null}
      </div>
      {refused ? (
        <Note tone="danger" live>
          {refused}
        </Note>
      ) : null}
      {isLeft ? (
        <Group>
          <Button
            variant="default"
            leftSection={<IconBulb size={18} aria-hidden />}
            loading={acts.isPending}
            onClick={() => setAsks(true)}
          >
            {t('hints.take', { number: hints + 1, of: hintsOf })}
          </Button>
        </Group>
      ) : (
        <Stack fz="sm" c="var(--text-2)">
          {isAsked ? t('hints.none') : null}
        </Stack>
      )}
      <ConfirmDialog
        opened={asks}
        onClose={() => setAsks(false)}
        title={t('hints.askTitle')}
        text={t('hints.ask')}
        confirmLabel={t('hints.confirm')}
        cancelLabel={t('site:cancel')}
        onConfirm={() => acts.send({ type: 'hint', card: code })}
      />
    </Surface>
  )
}
