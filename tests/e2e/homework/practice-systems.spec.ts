import { createHmac } from 'node:crypto'
import { expect, test } from '../../support/journey.ts'
import { unique } from '../../support/new-names.ts'
import { signInAs } from '../../support/signed-in.ts'

test('[PRC-124] [PRC-126] staff create a key for an outside system, see its reports, and revoke it @phone', async ({
  page,
}) => {
  await signInAs(page.context(), 'staff')
  const name = unique('Lab')
  const host = `${name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}.example`
  await page.goto('/admin/#/practice-systems')
  await page.getByRole('button', { name: 'New key' }).click()
  await page.getByRole('textbox', { name: 'System' }).fill(name)
  await page.getByRole('textbox', { name: 'Address' }).fill(`https://${host}`)
  await page.getByRole('button', { name: 'Create the key' }).click()
  const shown = page.getByRole('dialog', { name: `Key for ${name}` })
  const code = await shown.getByLabel('Key', { exact: true }).inputValue()
  const secret = await shown.getByLabel('Secret', { exact: true }).inputValue()
  await shown.getByRole('button', { name: 'I have copied both' }).click()
  await expect(shown).toBeHidden()
  await expect(page.getByText(code)).toBeVisible()
  await expect(page.getByText(secret)).toHaveCount(0)

  const send = async () => {
    const time = new Date().toISOString()
    const values = { userId: 'nobody', taskId: 'nothing', userScore: 80, runId: name, time }
    const data = JSON.stringify(values)
    const second = Math.floor(Date.now() / 1000)
    const signature = createHmac('sha256', secret).update(`${second}.${data}`).digest('hex')
    const answer = await page.request.post('/api/v1/practice/report', {
      headers: {
        'content-type': 'application/json',
        'titian-key': code,
        'titian-signature': `t=${second},v1=${signature}`,
      },
      data,
    })
    return answer.status()
  }
  expect(await send()).toBe(404)
  await page.getByRole('link', { name: 'Reports', exact: true }).click()
  await expect(page.getByText(`Run ${name}`)).toBeVisible()
  await expect(
    page.getByText('No released practical task of this school has this sign.').first(),
  ).toBeVisible()

  await page.getByRole('link', { name: 'Keys', exact: true }).click()
  await page.getByRole('button', { name: `Revoke the key of ${name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke', exact: true }).click()
  await expect(page.getByText('The key is revoked.')).toBeVisible()
  await expect(page.getByRole('button', { name: `Revoke the key of ${name}` })).toHaveCount(0)
  expect(await send()).toBe(403)
})
