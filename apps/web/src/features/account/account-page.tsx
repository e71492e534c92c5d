import { ChangePasswordForm } from './change-password-form';
import { DeleteAccount } from './delete-account';
import { DownloadAccount } from './download-account';
import './account.css';

/** What account holders do with their account. */
export function AccountPage({ username }: { readonly username: string }) {
  return (
    <div className="account-page">
      <header>
        <h1>Your account</h1>
        <p className="pq-quiet">{username}</p>
      </header>
      <ChangePasswordForm />
      <DownloadAccount />
      <DeleteAccount />
    </div>
  );
}
