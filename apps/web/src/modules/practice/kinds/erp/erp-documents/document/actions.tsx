import { Button, Group, Stack } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type ErpDocument, practice } from '@titian/contract'
import { callKey, FormError, SiteLink } from '@titian/site'
import { useErpContent } from '@titian/site/erp-content'
import { ConfirmDialog, toast } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { practiceLinks } from '../../../../links.ts'
import type { ErpPageProps } from '../../parts/page-props.ts'
import { returnDirection } from '../form/choices.ts'
import { canCancel, canClose, canRemind, nextDocuments } from './next-documents.ts'

type Press = 'submit' | 'discard' | 'cancel' | 'close' | 'remind'

interface ActionsProps extends ErpPageProps {
  document: ErpDocument
}

/** Sends an action on a document. The document is then loaded again. */
function usePress({ acts, document }: ActionsProps) {
  const { t } = useTranslation('erp-documents')
  const client = useQueryClient()
  const presses: readonly (string | null)[] = ['submit', 'discard', 'cancel', 'close', 'remind']
  return {
    press: (type: Press) =>
      acts.send({ type, document: document.id }, () => {
        toast.success(t(`acts.done.${type}`))
        void client.invalidateQueries({ queryKey: callKey(practice.erpDocument) })
      }),
    refused:
      presses.includes(acts.last) && !acts.isPending && !acts.isMoved
        ? (Object.values(acts.fields)[0] ?? null)
        : null,
  }
}

/**
 * Links to the forms of the documents that usually follow. Each form starts with the units or
 * amounts that are still open.
 */
function Next({ run, view, document }: Omit<ActionsProps, 'acts'>) {
  const { t } = useTranslation('erp-documents')
  return nextDocuments(document, view).map(({ kind, source, words }) => {
    const direction = kind === 'return' ? returnDirection(document) : null
    return (
      <Button
        key={kind}
        component={SiteLink}
        variant={kind === 'return' ? 'default' : 'filled'}
        {...practiceLinks.erp(run.sign, 'new', { kind, source: String(source) })}
      >
        {t(`next.${words ?? (direction ? `return-${direction}` : kind)}`)}
      </Button>
    )
  })
}

/** Confirmations of irreversible actions. */
function useQuestion({ acts, document }: ActionsProps, press: (type: Press) => void) {
  const { t } = useTranslation(['erp-documents', 'site'])
  const [asked, setAsked] = useState<'discard' | 'cancel' | 'close' | null>(null)
  const [shown, setShown] = useState<'discard' | 'cancel' | 'close'>('cancel')
  const { documentName } = useErpContent()
  const title = `${documentName(document.kind, document.direction)} ${document.number}`
  return {
    ask(type: 'discard' | 'cancel' | 'close') {
      setShown(type)
      setAsked(type)
    },
    dialog: (
      <ConfirmDialog
        opened={asked !== null}
        onClose={() => setAsked(null)}
        title={t(`acts.title.${shown}`, { document: title })}
        text={t(`acts.text.${shown}`)}
        confirmLabel={t(`acts.${shown}`)}
        cancelLabel={t('acts.keep')}
        danger={shown !== 'close'}
        onConfirm={() => {
          if (!acts.isPending) press(shown)
        }}
      />
    ),
  }
}

/** PRC-228: the actions that the state of a document allows. */
export function Actions(props: ActionsProps) {
  const { t } = useTranslation('erp-documents')
  const { run, view, acts, document } = props
  const { press, refused } = usePress(props)
  const { ask, dialog } = useQuestion(props, press)
  if (run.state !== 'active' || view.finished) return null
  const isDraft = document.state === 'draft'
  const button = (type: Press, onClick: () => void) => (
    <Button key={type} variant="default" disabled={acts.isPending} onClick={onClick}>
      {t(`acts.${type}`)}
    </Button>
  )
  return (
    <Stack gap="sm">
      <FormError error={refused} />
      <Group gap="sm">
        {isDraft ? (
          <>
            <Button loading={acts.isPending} onClick={() => press('submit')}>
              {t('acts.submit')}
            </Button>
            <Button
              component={SiteLink}
              variant="default"
              {...practiceLinks.erp(run.sign, 'new', { id: String(document.id) })}
            >
              {t('acts.edit')}
            </Button>
            {button('discard', () => ask('discard'))}
          </>
        ) : null}
        <Next run={run} view={view} document={document} />
        {canRemind(document, view) ? button('remind', () => press('remind')) : null}
        {canClose(document) ? button('close', () => ask('close')) : null}
        {canCancel(document) ? button('cancel', () => ask('cancel')) : null}
      </Group>
      {dialog}
    </Stack>
  )
}
