import { InMemoryTaskStorage } from './in-memory-task-storage'
import { taskStorageContract } from './task-storage-contract'

taskStorageContract('InMemoryTaskStorage', () => new InMemoryTaskStorage())
