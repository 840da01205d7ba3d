import { Box, Button, Flex } from '@mantine/core'
import { IconQrcode } from '@tabler/icons-react'
import { FormError } from '@titian/site'
import { CredentialsForm } from '@titian/site/sign-in'
import { Segmented } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import type { FormProps } from '../forms/form-props.ts'
import { ScanNote } from './scan-note.tsx'
import type { Login } from './use-login.ts'
import type { Scan } from '../social/use-social-return.ts'
import { FootLine, PlainButton } from '../parts/plain-button.tsx'

interface LoginFieldsProps extends FormProps {
  login: Login
  scan: Scan
  /** ACC-196: undefined if no social provider is configured. */
  onScan?: () => void
}

/**
 * ACC-020 to ACC-026: the sign-in form of all three sites, with the links that only the student
 * site has.
 */
export function LoginFields({ go, login, scan, onScan }: LoginFieldsProps) {
  const { t } = useTranslation('accounts')
  const { tab, credentials } = login
  const isStudent = tab === 'student'
  return (
    <CredentialsForm
      state={credentials}
      lead={
        <>
          <ScanNote scan={scan} />
          <TabChoice login={login} />
        </>
      }
      beside={<PlainButton onClick={() => go('toForget')}>{t('forgot')}</PlainButton>}
    >
      <FormError error={credentials.failure} />
      <Button
        type="submit"
        size="lg"
        fullWidth
        loading={credentials.busy || scan.state === 'entering'}
      >
        {t('submit.login')}
      </Button>
      {isStudent && onScan ? <ScanButton onScan={onScan} /> : null}
      {isStudent ? (
        <FootLine>
          {t('newHere')}
          <PlainButton onClick={() => go('toRegist')}>{t('freeRegist')}</PlainButton>
        </FootLine>
      ) : null}
    </CredentialsForm>
  )
}

function TabChoice({ login: { tab, setTab } }: { login: Login }) {
  const { t } = useTranslation('accounts')
  return (
    <Segmented
      full
      label={t('tabs.label')}
      value={tab}
      onChange={setTab}
      options={[
        { value: 'student', label: t('tabs.student') },
        { value: 'teacher', label: t('tabs.teacher') },
      ]}
    />
  )
}

const line = <Box component="span" flex={1} h={1} bg="var(--line)" />

function ScanButton({ onScan }: { onScan: () => void }) {
  const { t } = useTranslation('accounts')
  return (
    <>
      <Flex component="p" align="center" gap="sm" c="dimmed" fz="xs">
        {line}
        {t('social.or')}
        {line}
      </Flex>
      <Button
        variant="default"
        fullWidth
        leftSection={<IconQrcode size={18} aria-hidden />}
        onClick={onScan}
      >
        {t('social.scan')}
      </Button>
    </>
  )
}
