import { Stack } from '@mantine/core'
import { MyAgreements } from '@titian/site/agreements'
import { PasswordCard, SessionsCard } from '@titian/site/account'
import { PhoneSignIn } from './phone-sign-in.tsx'
import styles from './profile.module.css'

/** ACC-157, ACC-257: the password, where the account is signed in, signing in on a phone, and what was accepted. */
export function Security() {
  return (
    <div className={styles['columns']}>
      <Stack gap="lg">
        <PasswordCard />
        <PhoneSignIn />
      </Stack>
      <Stack gap="lg">
        <SessionsCard />
        <MyAgreements />
      </Stack>
    </div>
  )
}
