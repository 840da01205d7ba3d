import { Title } from '@mantine/core'
import { IconShieldCheck, IconShieldOff } from '@tabler/icons-react'
import { accounts } from '@titian/contract'
import { useQueryClient } from '@tanstack/react-query'
import { BothEnds, StatusBadge, Surface, TextSkeleton, toast } from '@titian/ui'
import { useRef, useState, type ReactNode, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { callKey } from '../../calls/query-client.ts'
import { useAsk } from '../../calls/use-ask.ts'
import { ErrorView } from '../../parts/error-view.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { TwoStepEnd } from './two-step-end.tsx'
import { TwoStepOverview, type Doing, type State } from './two-step-overview.tsx'
import { TwoStepSetup } from './two-step-setup.tsx'

interface CardProps {
  badge?: ReactNode
  title?: Ref<HTMLHeadingElement>
  children: ReactNode
}

function Card({ badge, title, children }: CardProps) {
  const { t } = useTranslation('staff')
  return (
    <Surface gap="md">
      <BothEnds>
        <Title ref={title} order={2} size="h3" tabIndex={-1} style={{ outline: 'none' }}>
          {t('security.twoStep.title')}
        </Title>
        {badge}
      </BothEnds>
      {children}
    </Surface>
  )
}

function Badge({ enabled }: Pick<State, 'enabled'>) {
  const { t } = useTranslation('staff')
  return enabled ? (
    <StatusBadge tone="ok" icon={<IconShieldCheck size={14} aria-hidden />}>
      {t('security.twoStep.on')}
    </StatusBadge>
  ) : (
    <StatusBadge tone="warn" icon={<IconShieldOff size={14} aria-hidden />}>
      {t('security.twoStep.off')}
    </StatusBadge>
  )
}

function Doings({ doing, onDo }: { doing: NonNullable<Doing>; onDo: (doing: Doing) => void }) {
  const { t } = useTranslation('staff')
  const client = useQueryClient()
  const renew = () => client.invalidateQueries({ queryKey: callKey(accounts.twoStepState) })
  const leave = () => onDo(null)
  if (doing.step === 'codes') return <RecoveryCodes codes={doing.codes} onDone={leave} />
  if (doing.step === 'setup')
    return (
      <TwoStepSetup
        {...doing.secret}
        onCancel={leave}
        onCodes={(codes) => {
          onDo({ step: 'codes', codes })
          void renew()
        }}
      />
    )
  return (
    <TwoStepEnd
      onCancel={leave}
      onDone={() => {
        onDo(null)
        toast.success(t('security.twoStep.ended'))
        void renew()
      }}
    />
  )
}

/**
 * The state of two-step sign-in of the user's account (decision 0006), and the actions that change
 * it.
 */
export function TwoStepCard() {
  const { t } = useTranslation('staff')
  const [doing, setDoing] = useState<Doing>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const { data, error, refetch } = useAsk(accounts.twoStepState, {}, { staleTime: 0 })
  const act = (next: Doing) => {
    setDoing(next)
    // Moves the focus, because the focused form has been removed.
    if (!next) requestAnimationFrame(() => title.current?.focus())
  }
  // Recovery codes stay on the screen even if the state changes.
  if (!data && !doing)
    return (
      <Card>
        {error ? (
          <ErrorView error={error} onRetry={() => void refetch()} />
        ) : (
          <TextSkeleton label={t('site:loading')} />
        )}
      </Card>
    )
  return (
    <Card title={title} badge={data ? <Badge enabled={data.enabled} /> : null}>
      {doing ? (
        <Doings doing={doing} onDo={act} />
      ) : data ? (
        <TwoStepOverview state={data} onDo={act} />
      ) : null}
    </Card>
  )
}
