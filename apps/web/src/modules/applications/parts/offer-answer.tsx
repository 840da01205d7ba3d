import { Button, Group, Text } from '@mantine/core'
import { type ApplicationDetail, applications } from '@titian/contract'
import { ask } from '@titian/site'
import { SectionHead, Surface } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NoteDialog } from './note-dialog.tsx'
import { useStep } from './use-step.ts'

interface OfferDialogProps {
  detail: ApplicationDetail
  accept: boolean
  onClose: () => void
}

function OfferDialog({ detail, accept, onClose }: OfferDialogProps) {
  const { t } = useTranslation('applications')
  const { sign, state, mayAnswerOffer } = detail
  const step = useStep(sign, accept ? 'detail.accepted' : 'detail.declined', onClose)
  const company = detail.post.company.name
  return (
    <NoteDialog
      title={t(accept ? 'detail.acceptTitle' : 'detail.declineTitle', { company })}
      text={t(accept ? 'detail.acceptText' : 'detail.declineText')}
      confirmLabel={t(accept ? 'detail.accept' : 'detail.decline')}
      danger={!accept}
      changed={
        step.isRefused && !mayAnswerOffer
          ? t('detail.changed', { state: t(`state.${state}`) })
          : undefined
      }
      draft={`application.${sign}.${accept ? 'accept' : 'decline'}`}
      send={(note) => ask(applications.answerOffer, { sign, accept, note })}
      onDone={step.onDone}
      onFailed={step.onFailed}
      onClose={onClose}
    />
  )
}

/**
 * JOB-041: accepts or declines an offer. The dialog stays open if the student has answered the
 * offer in another window.
 */
export function OfferAnswer({ detail }: { detail: ApplicationDetail }) {
  const { t } = useTranslation('applications')
  const [accept, setAccept] = useState<boolean | null>(null)
  return (
    <>
      {detail.mayAnswerOffer ? (
        <Surface gap="sm">
          <SectionHead level={2} title={t('detail.offer')} />
          <Text component="p" fz="sm">
            {t('detail.offerText')}
          </Text>
          <Group gap="sm">
            <Button onClick={() => setAccept(true)}>{t('detail.accept')}</Button>
            <Button variant="default" onClick={() => setAccept(false)}>
              {t('detail.decline')}
            </Button>
          </Group>
        </Surface>
      ) : null}
      {accept === null ? null : (
        <OfferDialog detail={detail} accept={accept} onClose={() => setAccept(null)} />
      )}
    </>
  )
}
