import { Stack } from '@mantine/core'
import { MyAgreements } from '@titian/site/agreements'
import { Columns } from '@titian/ui'
import { PasswordCard, SessionsCard } from '@titian/site/account'
import { OwnDataLink } from '@titian/site/privacy'
import { ownDataLink } from '../../../parts/own-data-link.ts'
import { PhoneSignIn } from './phone-sign-in.tsx'

/** ACC-157, ACC-257: the password, active sessions, sign-in on a phone, and accepted agreements. */
export function Security() {
  return (
    <Columns widths={2} from="md" gap="lg">
      <Stack gap="lg">
        <PasswordCard />
        <PhoneSignIn />
      </Stack>
      <Stack gap="lg">
        <SessionsCard />
        <MyAgreements />
        <OwnDataLink {...ownDataLink()} />
      </Stack>
    </Columns>
  )
}
