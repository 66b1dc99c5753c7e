import './admin-screen.css'
import { Navigate, Route, Routes } from 'react-router'
import { AdminNav } from './admin-nav.tsx'
import { AlarmsView } from './alarms-view.tsx'
import { AuditView } from './audit-view.tsx'
import { CostsView } from './costs-view.tsx'
import { DepositView } from './deposit-view.tsx'
import { DepositsView } from './deposits-view.tsx'
import { EarningsView } from './earnings-view.tsx'
import { TransactionsView } from './transactions-view.tsx'
import { UserView } from './user-view.tsx'
import { UsersView } from './users-view.tsx'

export default function AdminScreen() {
  return (
    <div className="in">
      <AdminNav />
      <Routes>
        <Route index element={<EarningsView />} />
        <Route path="costs" element={<CostsView />} />
        <Route path="deposits" element={<DepositsView />} />
        <Route path="deposits/:id" element={<DepositView />} />
        <Route path="transactions" element={<TransactionsView />} />
        <Route path="users" element={<UsersView />} />
        <Route path="users/:id" element={<UserView />} />
        <Route path="alarms" element={<AlarmsView />} />
        <Route path="audit" element={<AuditView />} />
        <Route path="*" element={<Navigate to="/admin" replace />} />
      </Routes>
    </div>
  )
}
