import type { Customer } from '@vitrin/kernel'
import { observer, useShopper } from '@vitrin/theme-kit'
import { Form } from '../../account/form'
import { useAccountForm } from '../../account/use-account-form'
import { TaskStatus } from '../../components/task-status'
import { useText } from '../../messages/use-text'
import { TextField } from '../../ui/field'

/** What the host took is announced by the shop; what waits is said here as long as it does. */
export const ProfileForm = observer(function ProfileForm({ customer: { firstname, lastname, email } }: { readonly customer: Customer }) {
  const t = useText()
  const queue = useShopper()?.queue
  const form = useAccountForm({ values: { firstname, lastname, email }, send: ({ session }, typed) => session.updateProfile(typed), onDone: () => undefined })
  const unsent = queue?.tasks.filter(({ scope, task_id }) => scope === 'profile' && queue.holds.has(task_id)) ?? []
  return (
    <Form form={form} submit={t('account.save')}>
      <div className="form-grid">
        <TextField {...form.field('firstname')} className="span-3" label={t('checkout.firstName')} autoComplete="given-name" />
        <TextField {...form.field('lastname')} className="span-3" label={t('checkout.lastName')} autoComplete="family-name" />
        <TextField {...form.field('email')} type="email" label={t('checkout.email')} autoComplete="email" />
      </div>
      <output>{unsent.map((task) => <TaskStatus key={task.task_id} task={task} />)}</output>
    </Form>
  )
})
