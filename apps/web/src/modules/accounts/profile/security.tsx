import { Stack } from '@mantine/core'
import { MyAgreements } from '@titian/site/agreements'
import { PasswordCard, SessionsCard } from '@titian/site/account'
import { Halves } from './halves.tsx'
import { PhoneSignIn } from './phone-sign-in.tsx'

/** ACC-157, ACC-257: the password, where the account is signed in, signing in on a phone, and what was accepted. */
export function Security() {
  return (
    <Halves>
      <Stack flex={1} miw={0} gap="lg">
        <PasswordCard />
        <PhoneSignIn />
      </Stack>
      <Stack flex={1} miw={0} gap="lg">
        <SessionsCard />
        <MyAgreements />
      </Stack>
    </Halves>
  )
}
