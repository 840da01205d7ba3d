import { Button, Group, Stack, Text } from '@mantine/core'
import { accounts, mailLinksPerHour, type OwnMail } from '@titian/contract'
import { FormError, useAct, useFormats } from '@titian/site'
import { BothEnds, ConfirmDialog, Note, StatusBadge, toast, type Tone } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowOwnMail } from './use-own-mail.ts'

interface OfOwnMail {
  data: OwnMail
}

function Address({ address, tone, state }: { address: string; tone: Tone; state: string }) {
  return (
    <BothEnds>
      <b style={{ minWidth: 0, overflowWrap: 'anywhere' }}>{address}</b>
      <StatusBadge tone={tone}>{state}</StatusBadge>
    </BothEnds>
  )
}

/**
 * JOB-126: the address that waits for confirmation. The row shows the limit of links before it is
 * reached.
 */
function Waiting({ data: { address, waiting, linkEndsAt, isRefused } }: OfOwnMail) {
  const { t } = useTranslation('accounts')
  const { dateTime } = useFormats()
  const show = useShowOwnMail()
  const renew = useAct(accounts.renewMailLink, {
    onDone: (data) => {
      show(data)
      toast.success(t('mail.resent'))
    },
    onRefusal: () => true,
  })
  return (
    <Stack gap="sm">
      <Address address={waiting} tone="info" state={t('mail.unconfirmed')} />
      {isRefused ? (
        <Note tone="danger">{t('mail.refused')}</Note>
      ) : (
        <Text component="p">{t('mail.waits', { time: dateTime(linkEndsAt ?? 0) })}</Text>
      )}
      {address ? <Text component="p">{t('mail.keeps', { address })}</Text> : null}
      <FormError error={renew.error} />
      <Group gap="sm">
        <Button variant="default" loading={renew.isPending} onClick={() => renew.mutate({})}>
          {t('mail.resend')}
        </Button>
        <span className="meta">{t('mail.limit', { count: mailLinksPerHour })}</span>
      </Group>
    </Stack>
  )
}

function Remove() {
  const { t } = useTranslation('accounts')
  const show = useShowOwnMail()
  const [asking, setAsking] = useState(false)
  const remove = useAct(accounts.removeMailAddress, {
    onDone: (data) => {
      show(data)
      toast.success(t('mail.removed'))
    },
  })
  return (
    <>
      <Button variant="default" mr="auto" onClick={() => setAsking(true)}>
        {t('mail.remove')}
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={t('mail.askTitle')}
        text={t('mail.askText')}
        confirmLabel={t('mail.remove')}
        cancelLabel={t('site:cancel')}
        danger
        onConfirm={async () => void (await remove.mutateAsync({}))}
      />
    </>
  )
}

/**
 * JOB-125: shows the confirmed address and the address that waits for confirmation. A button
 * removes either of them.
 */
export function AddressRows({ data }: OfOwnMail) {
  const { t } = useTranslation('accounts')
  const { address, waiting } = data
  if (!address && !waiting) return null
  return (
    <Stack>
      {address ? <Address address={address} tone="ok" state={t('mail.confirmed')} /> : null}
      {waiting ? <Waiting data={data} /> : null}
      <Remove />
    </Stack>
  )
}
