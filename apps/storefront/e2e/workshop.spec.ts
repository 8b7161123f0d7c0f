import { expect, expectAccessible, test } from './fixtures'
import { WORKSHOP_KEY } from './support/workshop-key'

test.describe('the workshop', { tag: '@both' }, () => {
  test('a person gives the key, saves an attachment and marks the question as answered', async ({ page, watch }) => {
    watch.expectConsole(/status of 403/)
    const subject = `Duschhörna, ${test.info().project.name}`
    const asked = await page.request.post('/api/ext/contact-form/send', {
      multipart: {
        name: 'Åsa Berg',
        telephone: '070-174 06 05',
        email: `${test.info().project.name}@example.se`,
        subject,
        question: 'Går det att få hörnan i grått glas?',
        attachment: { name: 'ritning.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') },
      },
    })
    expect(await asked.json()).toEqual({ code: 200, result: 'OK' })

    await page.goto('/sv/verkstad')
    await expectAccessible(page)
    await page.getByLabel('Nyckel till verkstaden').fill('fel nyckel')
    await page.getByRole('button', { name: 'Öppna' }).click()
    await expect(page.getByRole('alert')).toHaveText('Nyckeln stämmer inte. Försök igen.')
    await page.getByLabel('Nyckel till verkstaden').fill(WORKSHOP_KEY)
    await page.getByRole('button', { name: 'Öppna' }).click()

    const question = page.getByRole('article').filter({ hasText: subject })
    await expect(question).toContainText('grått glas')
    await expectAccessible(page)
    const download = page.waitForEvent('download')
    await question.getByRole('link', { name: 'ritning.pdf' }).click()
    expect((await download).suggestedFilename()).toBe('ritning.pdf')
    await question.getByRole('button', { name: `Markera som besvarad: ${subject}` }).click()
    await expect(page.getByRole('status')).toHaveText('Frågan är markerad som besvarad.')
    await expect(question).toHaveCount(0)

    await page.getByRole('button', { name: 'Lämna' }).click()
    await expect(page.getByLabel('Nyckel till verkstaden')).toBeVisible()
  })
})
