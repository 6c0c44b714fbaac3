import { GroupPage } from '../components/frame/group-page.tsx';
import { GooglePart } from '../components/security/google-part.tsx';
import { PasskeyPart } from '../components/security/passkey-part.tsx';
import { PasswordPart } from '../components/security/password-part.tsx';
import { SafetyCard } from '../components/security/safety-card.tsx';
import { SecondFactorPart } from '../components/security/second-factor-part.tsx';
import { SessionPart } from '../components/security/session-part.tsx';

/** The ways to sign in, where the agent is signed in, and what changed of both. */
export function SecurityPage() {
  return (
    <GroupPage group="security">
      <SafetyCard />
      <PasswordPart />
      <PasskeyPart />
      <SecondFactorPart />
      <GooglePart />
      <SessionPart />
    </GroupPage>
  );
}
