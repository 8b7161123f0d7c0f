import { tokenLeaseContract } from '@vitrin/user-session/contracts'
import { FakeLease } from './fake-lease'

tokenLeaseContract('FakeLease', {
  open: async () => ({ lease: new FakeLease(['t1', 't2']), account: '7', token: 't1', nextToken: 't2' }),
})
