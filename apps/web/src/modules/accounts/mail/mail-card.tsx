import { Stack, Switch, Text, Title } from '@mantine/core'
import { accounts, mailKinds, type OwnMail } from '@titian/contract'
import { ErrorView, useAct, useAsk } from '@titian/site'
import { Surface, TextSkeleton } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { AddressForm } from './address-form.tsx'
import { AddressRows } from './address-rows.tsx'
import { useShowOwnMail } from './use-own-mail.ts'

interface OfOwnMail {
  data: OwnMail
}

/** JOB-128: each switch sends only its own kind, so that another open page is not overwritten. */
function Switches({ data: { address, on } }: OfOwnMail) {
  const { t } = useTranslation('accounts')
  const show = useShowOwnMail()
  const turn = useAct(accounts.switchMail, { onDone: show })
  return (
    <Stack component="fieldset" gap="sm" m={0} p={0} style={{ border: 0 }}>
      <Text component="legend" fw={600} mb="xs" p={0}>
        {t('mail.choose')}
      </Text>
      {address ? null : <span className="meta">{t('mail.first')}</span>}
      {mailKinds.map((kind) => (
        <Switch
          key={kind}
          label={t(`mail.kinds.${kind}`)}
          checked={on.includes(kind)}
          disabled={!address || turn.isPending}
          onChange={({ currentTarget }) => turn.mutate({ kind, on: currentTarget.checked })}
        />
      ))}
    </Stack>
  )
}

/** JOB-125, JOB-128: the e-mail address of a person, and the kinds of e-mail. */
export function MailCard() {
  const { t } = useTranslation('accounts')
  const { data, error, refetch } = useAsk(accounts.ownMail, {})
  return (
    <Surface gap={20}>
      <Title order={2} size="h3">
        {t('mail.title')}
      </Title>
      <Text component="p">{t('mail.lead')}</Text>
      {error && !data ? <ErrorView error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <TextSkeleton lines={5} label={t('site:loading')} /> : null}
      {data ? (
        <>
          <AddressRows data={data} />
          <AddressForm key={data.address + data.waiting} data={data} />
          <Switches data={data} />
        </>
      ) : null}
    </Surface>
  )
}
